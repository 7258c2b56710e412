import { PricecmpError } from '../errors.ts';

/** One thing that is wrong with the parameters of a request. */
export interface ParameterProblem {
  readonly parameter: string;
  readonly message: string;
}

/** Whoever makes more mistakes than that makes them on purpose. */
const MOST_TOLD = 20;
/** Names are told back, but not at any length. */
export const LONGEST_TOLD = 100;

/** @throws PricecmpError `invalid_request` that lists every problem, when there is one */
export function assertNoProblems(problems: readonly ParameterProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const more = problems.length > 1 ? ` And ${problems.length - 1} more, see details.` : '';
  throw new PricecmpError('invalid_request', `${first.message}${more}`, {
    details: { parameters: problems.slice(0, MOST_TOLD) },
  });
}

/**
 * Reads the query of an address as a form writes it, and takes nothing for granted: what is
 * malformed or named twice could mean either of two things, so it means nothing.
 *
 * @param text what stands after the question mark
 * @throws PricecmpError `invalid_request`
 */
export function readQueryString(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const problems: ParameterProblem[] = [];
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const end = pair.indexOf('=');
    const parameter = decode(end < 0 ? pair : pair.slice(0, end));
    const value = decode(end < 0 ? '' : pair.slice(end + 1));
    if (parameters.has(parameter)) {
      const told = parameter.slice(0, LONGEST_TOLD);
      problems.push({ parameter: told, message: `The parameter "${told}" is given twice.` });
    }
    parameters.set(parameter, value);
  }
  assertNoProblems(problems);
  return parameters;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new PricecmpError('invalid_request', 'The query string is not valid percent-encoding.', {
      cause,
    });
  }
}
