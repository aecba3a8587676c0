import type { Tx } from '../database/database.ts';
import type { Services } from '../http/services.ts';

/** An option of a command. Without `values` any text is taken; a flag has none. */
export type OptionSpec = {
  what: string;
  /** A flag: there or not. */
  isFlag?: true;
  /** The texts that are taken. */
  values?: readonly string[];
  /** Placeholder in the help, where `values` do not say it. */
  placeholder?: string;
  isRequired?: true;
};

/** What a command is given. */
export type CommandInput = {
  /** Texts in their places, by the names of the operands. */
  operands: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string | boolean | undefined>>;
};

/** What a command works with. Everything it changes is in `tx`, with its line of the trail. */
export type CommandContext = {
  tx: Tx;
  services: Services;
  now: Date;
};

/** The line that a call leaves in the audit trail. `organisationId` null: it concerns none, or many. */
export type AuditNote = {
  organisationId: string | null;
  entity: string;
  /** Null: many, or none. */
  entityId: string | null;
  summary: string;
  details?: Record<string, unknown>;
};

/** What a command answers: for a person, for a program, for the trail. */
export type CommandResult = { text: string; data: unknown; auditNote: AuditNote };

/** One command, `ehs <name>`. */
export type Command = CommandWords &
  (
    | { isLong?: never; run(context: CommandContext, input: CommandInput): Promise<CommandResult> }
    /** Works for longer than a transaction may stay open, opens its own, and has its line of the trail at the end. */
    | { isLong: true; run(context: LongContext, input: CommandInput): Promise<CommandResult> }
  );

type LongContext = Omit<CommandContext, 'tx'>;

/** How a command is called, and how it explains itself. */
type CommandWords = {
  /** Two words: a group and what is done. */
  name: string;
  summary: string;
  /** In their order; each is required. */
  operands?: readonly { name: string; what: string }[];
  options?: Readonly<Record<string, OptionSpec>>;
  /** Without the leading `ehs`. */
  examples: readonly string[];
  notes?: readonly string[];
};

/** A call that cannot be understood: the message says what is missing or wrong. */
export class UsageError extends Error {}

/** The text of an option, or undefined. */
export function findText(input: CommandInput, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @throws UsageError where the option is missing */
export function getText(input: CommandInput, name: string): string {
  const value = findText(input, name);
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

/** The value of an option out of a list, or undefined. Which texts are taken was checked before. */
export function findChoice<const T extends string>(
  input: CommandInput,
  name: string,
  values: readonly T[],
): T | undefined {
  const text = findText(input, name);
  return values.find((value) => value === text);
}

/** A whole number of at least 1. @throws UsageError */
export function findCount(input: CommandInput, name: string): number | undefined {
  const text = findText(input, name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--${name} must be a whole number from 1 to 9999`);
  return Number(text);
}
