import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsdown';

/** The folder of the package a module is from, or null for modules of our own. */
function packageOf(module: string): string | null {
  for (let folder = dirname(module); folder.includes('node_modules'); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      // Some packages hold bare { "type": "module" } files further down.
      if (name) return folder;
    }
  }
  return null;
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

/** What is bundled is distributed, and its licences ask to go with it. */
function thirdPartyLicences() {
  return {
    name: 'third-party-licences',
    generateBundle(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown },
      _: unknown,
      bundle: Record<string, { type: string; moduleIds?: string[] }>,
    ) {
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      const packages = new Set(modules.flatMap((module) => packageOf(module) ?? []));
      const source = [...packages]
        .sort()
        .map(licenceOf)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source });
    },
  };
}

/**
 * The four parts of undici that are used, instead of its index with fetch, WebSocket and mocks: 30 ms
 * and 7 MB less for every command that asks the network. Its inner paths are no promise of undici's,
 * so this is for the bundle alone, whose version the lock file pins.
 */
function undiciParts() {
  const parts = '\0undici-parts';
  return {
    name: 'undici-parts',
    resolveId: (id: string) => (id === 'undici' ? parts : null),
    load: (id: string) =>
      id === parts
        ? `import api from 'undici/lib/api/index.js';
           import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
           export { default as Agent } from 'undici/lib/dispatcher/agent.js';
           export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
           export { default as buildConnector } from 'undici/lib/core/connect.js';
           Object.assign(Dispatcher.prototype, api);`
        : null,
  };
}

/**
 * commander can run subcommands that are programs of their own, which this one has none of. Loading
 * what that takes would be a sixth of `pricecmp --version`.
 */
function noSubprograms() {
  const stub = '\0no-child-process';
  return {
    name: 'no-subprograms',
    resolveId: (id: string, importer?: string) =>
      id === 'node:child_process' && importer?.includes('commander') ? stub : null,
    load: (id: string) => (id === stub ? 'module.exports = {};' : null),
  };
}

/**
 * prom-client marks measurements with the trace they belong to, and there are no traces here. The
 * package it asks for them is besides one that this bundler cannot yet bundle.
 */
function noTraces() {
  const stub = '\0no-traces';
  return {
    name: 'no-traces',
    resolveId: (id: string) => (id === '@opentelemetry/api' ? stub : null),
    load: (id: string) =>
      id === stub
        ? 'module.exports = { trace: { getSpan() {} }, context: { active() {} } };'
        : null,
  };
}

const shared = { format: 'esm', platform: 'node', target: 'node20.19', clean: false } as const;

export default defineConfig([
  {
    ...shared,
    // Other programs bring undici and zod themselves, and may use the schemas with their own zod.
    entry: { index: 'src/index.ts' },
    outDir: 'dist',
    dts: true,
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  },
  {
    ...shared,
    // Everything in: few files instead of hundreds are what makes the command start fast.
    entry: { main: 'src/cli/main.ts' },
    outDir: 'dist/cli',
    dts: false,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
    // What the server shows in a browser, beside the code that reads it.
    copy: [{ from: 'src/server/docs/*', to: 'dist/cli/docs' }],
    outExtensions: () => ({ js: '.js' }),
    inputOptions: {
      preserveEntrySignatures: 'allow-extension',
      // One command's own module needs at once what all others may never need.
      checks: { ineffectiveDynamicImport: false },
    },
    outputOptions: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // What `main` needs before it knows what is asked for.
          {
            name: 'base',
            test: /src.(?:errors|version|cli.exit-codes|config.setting-keys)\.ts$/,
            priority: 2,
          },
          // The small parts that several commands share, in one file instead of thirty.
          {
            name: 'shared',
            test: /^(?!.*node_modules).*src.(?!sandbox|matching|server|client)/,
            minShareCount: 2,
            priority: 1,
          },
        ],
      },
    },
    // Without comments and blanks there is less to read; names stay, so that traces can be read too.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    plugins: [noSubprograms(), undiciParts(), noTraces(), thirdPartyLicences()],
  },
]);
