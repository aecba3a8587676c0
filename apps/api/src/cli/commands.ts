import type { Command } from './command.ts';
import { auditCommands } from './commands/audit.ts';
import { jobCommands } from './commands/job.ts';
import { notifyCommands } from './commands/notify.ts';
import { orgCommands } from './commands/org.ts';
import { supportCommands } from './commands/support.ts';
import { userCommands } from './commands/user.ts';

/** Every command, in the order of the overview. */
export const COMMANDS: readonly Command[] = [
  ...orgCommands,
  ...userCommands,
  ...supportCommands,
  ...notifyCommands,
  ...jobCommands,
  ...auditCommands,
];
