import { Chalk, type ChalkInstance, supportsColor, supportsColorStderr } from 'chalk';

/**
 * Colours for one stream: on a terminal only, unless FORCE_COLOR says otherwise; never with
 * NO_COLOR (no-color.org), which gives way to FORCE_COLOR as it does in Node.
 */
export function colours(stream: 'stdout' | 'stderr', env: NodeJS.ProcessEnv): ChalkInstance {
  const support = stream === 'stdout' ? supportsColor : supportsColorStderr;
  const off = Boolean(env.NO_COLOR) && env.FORCE_COLOR === undefined;
  return new Chalk({ level: off || !support ? 0 : support.level });
}
