import { success } from '../../../api/envelope.ts';
import { toProvider } from '../../../api/resources.ts';
import type { Provider } from '../../../providers/provider.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { renderColumns } from '../../render/columns.ts';
import { renderJson } from '../../render/json.ts';
import { colours } from '../../render/style.ts';
import { openSession } from '../../session.ts';
import type { Terminal } from '../../terminal.ts';

/** Runs `pricecmp providers` and answers its exit code. */
export async function providers(
  { json = false, all = false }: { json?: boolean; all?: boolean },
  { terminal }: Invocation,
): Promise<number> {
  const { core, close } = await openSession(terminal);
  try {
    const known = await core.providers();
    const resources = known
      .map((provider) => toProvider(provider, !core.disabled.has(provider.name)))
      .filter(({ enabled }) => enabled || all);
    if (json) {
      await terminal.out(renderJson(success(resources, Date.now(), false), terminal.outIsTerminal));
    } else {
      await terminal.out(renderProviders(known, core.disabled, all, terminal));
    }
    return EXIT.found;
  } finally {
    await close();
  }
}

function renderProviders(
  providers: readonly Provider[],
  disabled: ReadonlySet<string>,
  all: boolean,
  { env }: Terminal,
): string {
  const { dim } = colours('stdout', env);
  const rows = providers
    .filter(({ name }) => all || !disabled.has(name))
    .map((provider) => {
      const { domains } = toProvider(provider, true);
      const state = disabled.has(provider.name)
        ? 'disabled in the settings: pricecmp config unset disabled'
        : 'enabled';
      return [
        provider.name,
        String(domains.length),
        [...new Set(domains.map(({ domain }) => domain))].join(', '),
        ...(all ? [state] : []),
        provider.description,
      ];
    });
  return renderColumns(
    [
      { head: 'Provider' },
      { head: 'Countries', align: 'right' },
      { head: 'Stores' },
      ...(all ? [{ head: 'State' }] : []),
      { head: 'What is sold, and how it is asked' },
    ],
    rows,
    dim,
  );
}
