import type { Command } from 'commander';

interface OptionWords {
  /** `--sort`, and `-c` where there is a short form. */
  readonly flags: readonly string[];
  readonly description: string;
  /** The values it may take; empty for any. */
  readonly values: readonly string[];
  readonly takesValue: boolean;
}

interface CommandWords {
  /** The words that lead to it: `["config", "set"]`. */
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly OptionWords[];
  readonly subcommands: readonly string[];
  /** The values its first argument may take, where those are known. */
  readonly argumentValues: readonly string[];
}

/** What can be typed, read off the commands as they are declared. */
export function describeCommands(command: Command, path: readonly string[] = []): CommandWords[] {
  const options = command.options
    .filter((option) => !option.hidden)
    .map((option) => ({
      flags: [option.long, option.short].filter((flag) => flag !== undefined && flag !== null),
      description: option.description,
      values: option.argChoices ?? [],
      takesValue: option.required || option.optional,
    }));
  const own: CommandWords = {
    path,
    description: command.summary() || command.description(),
    options,
    subcommands: command.commands.map((sub) => sub.name()),
    argumentValues: command.registeredArguments[0]?.argChoices ?? [],
  };
  return [own, ...command.commands.flatMap((sub) => describeCommands(sub, [...path, sub.name()]))];
}

export function bashScript(commands: readonly CommandWords[]): string {
  const words = commands.map(
    ({ path, options, subcommands, argumentValues }) =>
      `    "${path.join(' ')}") words="${[...subcommands, ...argumentValues, ...options.flatMap(({ flags }) => flags)].join(' ')}" ;;`,
  );
  const values = valueLists(commands).map(
    ({ flags, values }) => `    ${flags.join('|')}) words="${values.join(' ')}" ;;`,
  );
  return `# bash completion for pricecmp
_pricecmp() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    case "\${path:+$path }$word" in
      ${pathPattern(commands)}) path="\${path:+$path }$word" ;;
      *) break ;;
    esac
  done
  case "$path" in
${words.join('\n')}
  esac
  case "$previous" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _pricecmp pricecmp
`;
}

export function zshScript(commands: readonly CommandWords[]): string {
  const describe = ({ path, options, subcommands, argumentValues }: CommandWords) => {
    const subs = subcommands.map((name) => {
      const sub = commands.find((each) => each.path.join(' ') === [...path, name].join(' '));
      return quoteZsh(`${name}:${plain(sub?.description ?? '')}`);
    });
    const flags = options.flatMap((option) =>
      option.flags.map((flag) => quoteZsh(`${flag}:${plain(option.description)}`)),
    );
    return `    "${path.join(' ')}") words=(${[...subs, ...argumentValues.map(quoteZsh), ...flags].join(' ')}) ;;`;
  };
  const values = valueLists(commands).map(
    ({ flags, values }) => `    ${flags.join('|')}) compadd ${values.join(' ')}; return ;;`,
  );
  return `#compdef pricecmp
_pricecmp() {
  local current_path="" word
  local -a words_before words
  words_before=("\${(@)words[2,CURRENT-1]}")
  for word in $words_before; do
    case "\${current_path:+$current_path }$word" in
      ${pathPattern(commands)}) current_path="\${current_path:+$current_path }$word" ;;
      *) break ;;
    esac
  done
  case "\${words_before[-1]}" in
${values.join('\n')}
  esac
  case "$current_path" in
${commands.map(describe).join('\n')}
  esac
  _describe 'pricecmp' words || _files
}
compdef _pricecmp pricecmp
`;
}

export function fishScript(commands: readonly CommandWords[]): string {
  const lines = commands.flatMap(({ path, options, subcommands, argumentValues }) => {
    const condition = fishCondition(path, subcommands);
    const subs = subcommands.map((name) => {
      const sub = commands.find((each) => each.path.join(' ') === [...path, name].join(' '));
      return `complete -c pricecmp -f ${condition} -a ${name} -d ${quoteFish(plain(sub?.description ?? ''))}`;
    });
    const flags = options.map(({ flags, description, values, takesValue }) => {
      const names = flags
        .map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
        .join(' ');
      const value = takesValue ? ` -x${values.length > 0 ? ` -a '${values.join(' ')}'` : ''}` : '';
      return `complete -c pricecmp ${condition} ${names}${value} -d ${quoteFish(plain(description))}`;
    });
    const values = argumentValues.map(
      (value) => `complete -c pricecmp -f ${condition} -a ${value}`,
    );
    return [...subs, ...values, ...flags];
  });
  return `# fish completion for pricecmp\n${lines.join('\n')}\n`;
}

function fishCondition(path: readonly string[], subcommands: readonly string[]): string {
  if (path.length === 0) return "-n '__fish_use_subcommand'";
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
  const unseen =
    subcommands.length > 0 ? `; and not __fish_seen_subcommand_from ${subcommands.join(' ')}` : '';
  return `-n '${seen}${unseen}'`;
}

/** A pattern of `case` for every path of commands. */
function pathPattern(commands: readonly CommandWords[]): string {
  return commands
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => `"${path.join(' ')}"`)
    .join('|');
}

/** Options whose values are known, once each. */
function valueLists(commands: readonly CommandWords[]): OptionWords[] {
  const all = commands.flatMap(({ options }) => options.filter(({ values }) => values.length > 0));
  return [...new Map(all.map((option) => [option.flags.join(), option])).values()];
}

function plain(text: string): string {
  return text.replaceAll(/[\n:]/g, ' ');
}

function quoteZsh(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quoteFish(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
