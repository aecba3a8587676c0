import os from 'node:os';
import { type Config, ConfigError } from '../env.ts';
import { AppError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { recordPlainChange } from '../modules/audit/service.ts';
import { type AuditNote, type Command, type CommandInput, UsageError } from './command.ts';
import type { Connection } from './connect.ts';
import { toHelp, toOverview } from './help.ts';
import { parseCall } from './parse.ts';

/** How a call ends. */
export const EXIT = { done: 0, failed: 1, usage: 2, notFound: 4 } as const;

/** Where a call writes to, and what it runs on. */
export type CliOptions = {
  commands: readonly Command[];
  readConfig: () => Config;
  connect: (config: Config, log: (line: string) => void) => Promise<Connection>;
  out: (text: string) => void;
  err: (text: string) => void;
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Runs one call. @returns its exit code */
export async function runCli(argv: readonly string[], options: CliOptions): Promise<number> {
  let isJson = argv.includes('--json');
  try {
    const call = parseCall(argv, options.commands);
    if (call.isHelp || call.command === null) {
      options.out(call.command ? toHelp(call.command) : toOverview(options.commands));
      return EXIT.done;
    }
    isJson = call.isJson;
    const config = options.readConfig();
    const connection = await options.connect(config, options.err);
    try {
      const { text, data } = await runCommand(connection.services, call.command, call.input);
      options.out(isJson ? JSON.stringify(data, null, 2) : text);
      return EXIT.done;
    } finally {
      await connection.stop();
    }
  } catch (error) {
    options.err(toFailure(error, isJson));
    return toExitCode(error);
  }
}

/**
 * Runs a command and writes its line of the trail: both or neither, but for a long one, whose line is written at its
 * end. A call that is refused leaves a line as well.
 */
async function runCommand(services: Services, command: Command, input: CommandInput) {
  const now = services.now();
  const write = (auditNote: AuditNote) => ({
    organisationId: auditNote.organisationId,
    actorId: null,
    actorName: toOperator(),
    action: command.name,
    entity: auditNote.entity,
    entityId: auditNote.entityId ?? NOBODY,
    summary: auditNote.summary,
    details: auditNote.details ?? {},
    at: now,
  });
  try {
    if (command.isLong) {
      const result = await command.run({ services, now }, input);
      await services.db.asSystem('operator-command', (tx) => recordPlainChange(tx, write(result.auditNote)));
      return result;
    }
    return await services.db.asSystem('operator-command', async (tx) => {
      const result = await command.run({ tx, services, now }, input);
      await recordPlainChange(tx, write(result.auditNote));
      return result;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await services.db.asSystem('operator-command', (tx) =>
      recordPlainChange(
        tx,
        write({
          organisationId: null,
          entity: 'operator_command',
          entityId: null,
          summary: `ehs ${command.name} was refused: ${reason}`,
          details: { operands: input.operands },
        }),
      ),
    );
    throw error;
  }
}

/** Whoever is signed in on the machine. */
function toOperator(): string {
  try {
    return `Operator (${os.userInfo().username})`;
  } catch {
    return 'Operator';
  }
}

function toFailure(error: unknown, isJson: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const fields = error instanceof AppError ? error.errors : undefined;
  if (isJson) return JSON.stringify({ error: message, ...(fields ? { fields } : {}) });
  const rest = (fields ?? []).filter((each) => each.message !== message).map((each) => `  ${each.message}`);
  return [message, ...rest].join('\n');
}

function toExitCode(error: unknown): number {
  if (error instanceof UsageError || error instanceof ConfigError) return EXIT.usage;
  if (error instanceof AppError && error.code === 'not_found') return EXIT.notFound;
  return EXIT.failed;
}
