import type { Command } from './command.ts';
import { auditCommands } from './commands/audit.ts';
import { backupCommands } from './commands/backup.ts';
import { blogCommands } from './commands/blog.ts';
import { demoCommands } from './commands/demo.ts';
import { fileCommands } from './commands/file.ts';
import { jobCommands } from './commands/job.ts';
import { keyCommands } from './commands/key.ts';
import { notifyCommands } from './commands/notify.ts';
import { orgCommands } from './commands/org.ts';
import { orgQuotaCommands } from './commands/org-quota.ts';
import { siteCommands } from './commands/site.ts';
import { supportCommands } from './commands/support.ts';
import { userCommands } from './commands/user.ts';

/** Every command, in the order of the overview. */
export const COMMANDS: readonly Command[] = [
  ...orgCommands,
  ...orgQuotaCommands,
  ...userCommands,
  ...supportCommands,
  ...notifyCommands,
  ...blogCommands,
  ...siteCommands,
  ...jobCommands,
  ...fileCommands,
  ...backupCommands,
  ...keyCommands,
  ...demoCommands,
  ...auditCommands,
];
