import { type Command, Option } from 'commander';
import type { Invocation } from '../../invocation.ts';
import { readAnyPort, readSeconds } from '../../option-readers.ts';
import { sandboxFault, sandboxLatency } from '../../sandbox-options.ts';

const SERVE_EXAMPLES = `
Examples:
  pricecmp serve --sandbox
  pricecmp keys create --name shop && pricecmp serve --port 8080
  pricecmp serve --host 0.0.0.0 --trust-proxy 1 --state redis://127.0.0.1:6379 --metrics-port 9090

A page that explains the API is at /docs, its description at /openapi.json. Keys are made with
"pricecmp keys create", or given in PRICECMP_API_KEYS by commas.`;

/** Declares `pricecmp serve`; what it does is loaded when it runs. */
export function addServeCommand(program: Command, invocation: Invocation): void {
  program
    .command('serve')
    .description('answer the HTTP API, version 1')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on, 0 for any that is free', readAnyPort, 8080)
    .option(
      '--state <where>',
      'memory, or redis://host:6379 that several servers share (default: PRICECMP_STATE, else memory)',
    )
    .option('--rate-limit <limit>', 'requests of one address in any window of that time', '30/10m')
    .option(
      '--trust-proxy <hops>',
      'how many proxies stand before it, or their networks by commas (default: none)',
    )
    .option('--timeout <seconds>', 'deadline of a search (default: 20)', readSeconds)
    .option('--metrics-port <number>', 'port for /metrics, on this machine only', readAnyPort)
    .addOption(
      new Option('--log-level <level>', 'what is logged')
        .choices(['error', 'warn', 'info', 'debug'])
        .default('info'),
    )
    .option('--sandbox', 'ask the built-in local stores: no internet, made-up prices')
    .addOption(sandboxLatency())
    .addOption(sandboxFault())
    .addHelpText('after', SERVE_EXAMPLES)
    .action(async (options) => {
      const { serve } = await import('./run.ts');
      invocation.done(await serve(options, invocation));
    });
}
