import { PricecmpError } from '../errors.ts';

export const EXIT = {
  /** At least one price. */
  found: 0,
  /** Every store answered and none has it. */
  nothing: 1,
  /** Wrong usage, configuration or address. */
  usage: 2,
  /** No price, and some store could not be asked. */
  unavailable: 3,
  /** A fault of this program (sysexits.h: EX_SOFTWARE). */
  fault: 70,
  interrupted: 130,
} as const;

/** The exit code that an error means. */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof PricecmpError)) return EXIT.fault;
  switch (error.code) {
    case 'invalid_request':
    case 'invalid_config':
    case 'unsupported_currency':
    case 'unusable_url':
    case 'unauthorized':
    case 'not_found':
      return EXIT.usage;
    case 'aborted':
      return EXIT.interrupted;
    case 'internal_error':
      return EXIT.fault;
    default:
      return EXIT.unavailable;
  }
}

/** The exit code of a server that was told to stop: by its operator (SIGTERM), or by Ctrl-C. */
export function exitCodeOfStop({ reason }: AbortSignal): number {
  const isTold = reason instanceof PricecmpError && reason.details?.signal === 'SIGTERM';
  return isTold ? EXIT.found : EXIT.interrupted;
}
