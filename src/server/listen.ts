import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PricecmpError } from '../errors.ts';

export interface Place {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** The option that chooses the port, for saying what to do. */
  readonly option: string;
}

/** A server that accepts connections. */
export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly origin: string;
  /** Stops accepting; resolves when all connections are gone, which it does not hurry. */
  close(): Promise<void>;
}

/** Connections that may wait to be accepted. */
const BACKLOG = 1_024;

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'needs rights that this user does not have',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'cannot be found',
};
/** With these it is not the port that is wrong. */
const OF_THE_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

/** @throws PricecmpError `invalid_request` when the place cannot be had, with what to do */
export async function listen(server: Server, { host, port, option }: Place): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const where = `${writtenHost(host)}:${port}`;
      const why = REASONS[cause.code ?? ''] ?? `cannot be used (${cause.code})`;
      const choice = OF_THE_HOST.has(cause.code ?? '') ? '--host' : option;
      const message = `${where} ${why}. Choose another with ${choice}.`;
      reject(new PricecmpError('invalid_request', message, { cause }));
    });
    server.listen({ host, port, backlog: BACKLOG }, resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    origin: `http://${writtenHost(host)}:${bound.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function writtenHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
