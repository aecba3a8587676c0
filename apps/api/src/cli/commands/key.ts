import { acceptFileKey } from '../../files/file-key.ts';
import { listStoredFiles } from '../../files/stored-files.ts';
import { AppError } from '../../http/problem.ts';
import type { Command } from '../command.ts';

/** The key of the stored files. */
export const keyCommands: readonly Command[] = [
  {
    name: 'key accept',
    summary: 'Use the current key for files if the former key is lost',
    options: {
      'even-lost': {
        what: 'Even if there are files; files of the former key can never be opened',
        isFlag: true,
      },
    },
    notes: [
      'A server does not start if its key is not the key of the stored files. Look for the former key first, for example in',
      'a backup. Without it nobody can open the stored files.',
    ],
    examples: ['key accept', 'key accept --even-lost'],
    // The row of the key is the owner's, which no transaction of a command is.
    isLong: true,
    run: async ({ services }, { options }) => {
      const { length: count } = await listStoredFiles(services.db.pool);
      if (count > 0 && options['even-lost'] !== true)
        throw new AppError(
          'conflict',
          `There ${count === 1 ? 'is 1 stored file' : `are ${count} stored files`}. Files of the former key could never be opened again. If that key is lost, add --even-lost`,
        );
      await acceptFileKey({ config: services.config, pool: services.db.pool });
      return {
        text: 'The stored files now use the current key.',
        data: { files: count },
        auditNote: {
          organisationId: null,
          entity: 'file_key',
          entityId: null,
          summary: 'Accepted another key for the stored files',
          details: { files: count },
        },
      };
    },
  },
];
