import { BRAND } from '@anupalan/enums/brand';
import type { Command, OptionSpec } from './command.ts';

/** What every command takes. */
export const GLOBAL_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  json: { what: 'Print the result as JSON', isFlag: true },
  help: { what: 'Show this help', isFlag: true },
};

/** The list of all commands. */
export function toOverview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    `ehs: commands for operators of ${BRAND.name}.`,
    '',
    'Usage: pnpm ehs <command> [options]',
    '',
    'Commands',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    'For help with one command: pnpm ehs org create --help',
    'Use the same settings as the server: EHS_DATA_DIR or DATABASE_URL says where the data is. The server may be running',
    'or stopped. Every command is recorded in the audit trail (pnpm ehs audit list).',
    'Exit codes: 0 done, 1 refused or failed, 2 not understood, 4 not found.',
  ].join('\n');
}

/** Everything about one command. */
export function toHelp(command: Command): string {
  const operands = (command.operands ?? []).map(({ name }) => `<${name}>`).join(' ');
  const options = Object.entries({ ...command.options, ...GLOBAL_OPTIONS });
  const heads = options.map(([name, option]) => toHead(name, option));
  const width = Math.max(...heads.map((head) => head.length), 0) + 2;
  return [
    `${command.summary}.`,
    '',
    `Usage: pnpm ehs ${[command.name, operands, '[options]'].filter(Boolean).join(' ')}`,
    ...section(
      'Given',
      (command.operands ?? []).map(({ name, what }) => `<${name}>  ${what}`),
    ),
    ...section(
      'Options',
      options.map(
        ([, { what, isRequired }], index) =>
          `${(heads[index] ?? '').padEnd(width)}${what}${isRequired ? ' (required)' : ''}`,
      ),
    ),
    ...section('Notes', command.notes ?? []),
    ...section(
      'Examples',
      command.examples.map((example) => `pnpm ehs ${example}`),
    ),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function toHead(name: string, { isFlag, values, placeholder = 'text' }: OptionSpec): string {
  return isFlag ? `--${name}` : `--${name} <${values?.join('|') ?? placeholder}>`;
}
