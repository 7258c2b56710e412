import { Option } from 'commander';
import { readMilliseconds } from './option-readers.ts';

export function sandboxLatency(): Option {
  return new Option('--sandbox-latency <ms>', 'delay of every answer of the sandbox').argParser(
    readMilliseconds,
  );
}

export function sandboxFault(): Option {
  return new Option(
    '--sandbox-fault <kind[:share]>',
    'make the sandbox misbehave: slow, hang, http-500, http-403, throttle, bad-json, truncated, html-challenge, reset, huge',
  );
}
