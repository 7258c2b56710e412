import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The bytes that are held by something now: what nobody needs any more is collected first. */
export function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
