export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

type Facts = Readonly<Record<string, unknown>>;

/** Says what happens, one JSON object a line. */
export interface Log {
  error(message: string, facts?: Facts): void;
  warn(message: string, facts?: Facts): void;
  info(message: string, facts?: Facts): void;
  debug(message: string, facts?: Facts): void;
  /** Whether a line of this level would be written: some facts are not worth gathering otherwise. */
  writes(level: LogLevel): boolean;
}

/** @param write takes one line without its end */
export function createLog(
  level: LogLevel,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): Log {
  const written = new Set(LOG_LEVELS.slice(0, LOG_LEVELS.indexOf(level) + 1));
  const writes = (other: LogLevel) => written.has(other);
  const at = (own: LogLevel) =>
    writes(own)
      ? (message: string, facts: Facts = {}) => {
          const line = { time: now().toISOString(), level: own, message, ...facts };
          write(JSON.stringify(line, plain));
        }
      : () => undefined;
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug'), writes };
}

/** Of errors the sentence, what they are called, and what is underneath. */
function plain(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { code } = value as { code?: unknown };
  const cause = value.cause === undefined ? {} : { cause: value.cause };
  return { ...(code !== undefined && { code }), said: value.message, ...cause };
}
