import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
/** What the whole body unpacks to. */
const BOMB_MEGABYTES = 8 * 1024;

let zeros: Buffer | undefined;

/**
 * Sends a body that looks like the beginning of an answer and unpacks to 8 GB of zeros. A gzip file
 * may consist of several members (RFC 1952, section 2.2), so one packed megabyte, about 1 KB, is
 * sent again and again. Stops when the client goes away, and waits while it does not read.
 */
export function sendBomb(response: ServerResponse, contentType: string): void {
  response.writeHead(200, { 'content-type': contentType, 'content-encoding': 'gzip' });
  response.write(gzipSync('{"resultCount":1,"results":[{"trackName":"'));
  zeros ??= gzipSync(Buffer.alloc(MEGABYTE, '0'));
  const member = zeros;
  let left = BOMB_MEGABYTES;
  const pour = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(member)) return;
    }
    if (!response.destroyed) response.end();
  };
  response.on('drain', pour);
  pour();
}
