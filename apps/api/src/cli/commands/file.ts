import { listStoredFiles } from '../../files/stored-files.ts';
import { AppError } from '../../http/problem.ts';
import { checkFiles, findLastSweep, sweepFiles } from '../../jobs/sweep-files.ts';
import type { AuditNote, Command } from '../command.ts';
import { toFacts, toMoment } from '../output.ts';

/** The stored files: those of the rows, and what is left over. */
export const fileCommands: readonly Command[] = [
  {
    name: 'file check',
    summary: 'Count the stored files, those that no row names, and those that are lost',
    notes: [
      'A file that no row names is a leftover once it is older than a day. The server deletes leftovers every night.',
      'Where the files are in a bucket, the login needs the right to list it.',
    ],
    examples: ['file check', 'file check --json'],
    // A store may have very many files.
    isLong: true,
    run: async ({ services }) => {
      const lost = new Set(await listStoredFiles(services.db.pool));
      const { keys: _, ...figures } = await checkFiles(services, (keys) => {
        for (const key of keys) lost.delete(key);
      });
      const swept = await findLastSweep(services);
      const data = { ...figures, lost: lost.size, swept };
      return {
        text: toFacts({
          'Stored files': `${figures.files} (${toSize(figures.bytes)})`,
          Leftovers: `${figures.leftovers} (${toSize(figures.leftoverBytes)})`,
          'Without a row, younger than a day': figures.young,
          'Lost, though a row names them': lost.size,
          'Last sweep': swept ? `${toMoment(swept.at)}, ${swept.deleted} deleted` : 'none yet',
        }),
        data,
        auditNote: toAuditNote('Counted the stored files', data),
      };
    },
  },
  {
    name: 'file sweep',
    summary: 'Delete the stored files that are older than a day and that no row names, as every night',
    options: {
      accept: { what: 'Also where the store and the database do not seem to belong together', isFlag: true },
    },
    notes: [
      'The store of files and the database hold the same mark, which each sweep changes. They differ where the database',
      'was restored from a backup and the files were not, or where two servers with databases of their own have one',
      'store. Files that only the other database names would be deleted: nothing is, until it is accepted here.',
    ],
    examples: ['file sweep', 'file sweep --accept'],
    isLong: true,
    run: async ({ services }, { options }) => {
      const swept = await sweepFiles(services, options.accept === true);
      if (swept.outcome === 'busy')
        throw new AppError('conflict', 'Another sweep is running. Try again when it has ended.');
      if (swept.outcome === 'refused')
        throw new AppError(
          'conflict',
          `Nothing was deleted. ${swept.reason} If both belong together: --accept`,
        );
      return {
        text: toFacts({
          Deleted: swept.deleted,
          ...(swept.failed > 0 ? { 'Not deleted by the store of files': swept.failed } : {}),
        }),
        data: swept,
        auditNote: toAuditNote('Swept the stored files', swept),
      };
    },
  },
];

function toSize(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function toAuditNote(summary: string, details: Record<string, unknown>): AuditNote {
  return { organisationId: null, entity: 'stored_files', entityId: null, summary, details };
}
