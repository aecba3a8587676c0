import { parseArgs } from 'node:util';
import { type Command, type CommandInput, UsageError } from './command.ts';
import { GLOBAL_OPTIONS } from './help.ts';

/** A call as it was understood. `command` null: the overview is wanted. */
export type ParsedCall = {
  command: Command | null;
  isHelp: boolean;
  isJson: boolean;
  input: CommandInput;
};

/**
 * Reads the words of a call.
 * @throws UsageError with a sentence that says what is wrong
 */
export function parseCall(argv: readonly string[], commands: readonly Command[]): ParsedCall {
  const words = argv[0] === '--' ? argv.slice(1) : argv; // as some package managers pass it on
  const isHelp = words.includes('--help') || words.includes('-h') || words[0] === 'help';
  const named = words.filter((word) => !word.startsWith('-') && word !== 'help').slice(0, 2);
  const command = commands.find(({ name }) => name === named.join(' ')) ?? null;
  const empty = { isHelp: true, isJson: false, input: { operands: {}, options: {} } };
  if (command === null) {
    if (named.length === 0) return { command, ...empty };
    const [group] = named;
    const near = commands.filter(({ name }) => name.startsWith(`${group} `)).map(({ name }) => `"${name}"`);
    if (isHelp && near.length > 0) return { command, ...empty };
    throw new UsageError(
      near.length > 0
        ? `There is no command "${named.join(' ')}". Try ${near.join(', ')}.`
        : `There is no command "${named.join(' ')}". See pnpm ehs --help.`,
    );
  }
  if (isHelp) return { command, ...empty };
  return { command, isHelp: false, ...parseWords(words, command) };
}

function parseWords(words: readonly string[], command: Command): { isJson: boolean; input: CommandInput } {
  const specs = { ...command.options, ...GLOBAL_OPTIONS };
  const { values, positionals } = parse(
    words,
    Object.fromEntries(
      Object.entries(specs).map(([name, { isFlag }]) => [
        name,
        { type: isFlag ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  );
  const given = positionals.slice(2);
  const operands = command.operands ?? [];
  const missing = operands[given.length];
  if (missing) throw new UsageError(`<${missing.name}> is missing: ${missing.what}.`);
  if (given.length > operands.length)
    throw new UsageError(
      `"${given[operands.length]}" is one argument too many. Put text of several words into quotes.`,
    );
  for (const [name, { values: allowed, isRequired }] of Object.entries(specs)) {
    const value = values[name];
    if (isRequired && value === undefined) throw new UsageError(`--${name} is missing.`);
    if (allowed && typeof value === 'string' && !allowed.includes(value))
      throw new UsageError(`--${name} is "${value}": it must be one of ${allowed.join(', ')}.`);
  }
  return {
    isJson: values.json === true,
    input: {
      operands: Object.fromEntries(operands.map(({ name }, index) => [name, given[index] ?? ''])),
      options: values,
    },
  };
}

function parse(words: readonly string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
