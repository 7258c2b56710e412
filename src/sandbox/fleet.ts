import type { ServerResponse } from 'node:http';
import { publicUrl, realUrl } from './addresses.ts';
import { chooseFaulty, type Fault, type IsFaulty, misbehave } from './faults.ts';
import { type Answering, type Listening, listen } from './server.ts';
import { SITES, type Site } from './sites.ts';

export { type Fault, type FaultKind, parseFault } from './faults.ts';

export interface FleetOptions {
  /** How long every answer is held back, those of rates too. */
  readonly latencyMs?: number;
  readonly fault?: Fault;
  /** The first of consecutive ports; without it, or with 0, any that are free. */
  readonly port?: number;
}

/** Stores of 24 countries on loopback, which speak the protocols of the real ones. */
export interface Fleet {
  /** By the real origin a provider believes it asks, the loopback origin that stands in for it. */
  readonly origins: ReadonlyMap<string, string>;
  /** How many requests were received. */
  readonly requests: number;
  /**
   * The address on the reserved host that stands for a product address of a real shop front:
   * https://store.steampowered.com/app/1145360/ is https://steam.sandbox.example/app/1145360/.
   * Addresses of no known shop front are answered unchanged.
   */
  publicUrl(url: string): string;
  /** The way back from `publicUrl`. */
  realUrl(url: string): string;
  /** Lets the process end although the fleet still listens. */
  unref(): void;
  /** Stops listening and ends what is still open; resolves when nothing is left. */
  close(): Promise<void>;
}

/**
 * Starts one server for each real origin.
 *
 * @throws the error of node:net when a wanted port is taken
 */
export async function startFleet(options: FleetOptions = {}): Promise<Fleet> {
  const { latencyMs = 0, fault, port = 0 } = options;
  const isFaulty: IsFaulty = fault ? chooseFaulty(fault.share) : () => false;
  let requests = 0;

  const answering =
    (site: Site): Answering =>
    async (request, response) => {
      requests += 1;
      const { provider } = site;
      const country = fault && provider ? site.country(request) : null;
      const broken =
        fault !== undefined &&
        provider !== null &&
        (country === null ? fault.share === 1 : isFaulty(provider, country));
      // What a store needs to think is part of its latency, so half of that comes after it.
      if (!(await waited(latencyMs / 2, response))) return null;
      if (!broken) return { reply: site.answer(request), held: waited(latencyMs / 2, response) };
      if (!(await waited(latencyMs / 2, response))) return null;
      const reply = misbehave(fault.kind, provider, request, response);
      return reply && { reply, held: Promise.resolve(true) };
    };

  const started = await Promise.allSettled(
    SITES.map((site, index) => listen(answering(site), port === 0 ? 0 : port + index)),
  );
  const listening = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await closeAll(listening);
    throw failed.reason;
  }

  let closing: Promise<void> | undefined;
  return {
    origins: new Map(SITES.map((site, index) => [site.origin, listening[index]?.origin ?? ''])),
    get requests() {
      return requests;
    },
    publicUrl,
    realUrl,
    unref() {
      for (const { server } of listening) {
        server.unref();
        server.on('connection', (socket) => socket.unref());
      }
    },
    close() {
      closing ??= closeAll(listening);
      return closing;
    },
  };
}

/** Waits, unless the client goes away first: then there is nobody left to answer. */
function waited(ms: number, response: ServerResponse): Promise<boolean> {
  if (ms === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    response.on('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

async function closeAll(listening: readonly Listening[]): Promise<void> {
  await Promise.all(
    listening.map(
      ({ server }) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
