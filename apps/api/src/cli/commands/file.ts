import { listStoredFiles } from '../../files/stored-files.ts';
import { AppError } from '../../http/problem.ts';
import { checkFiles, findLastSweep, sweepFiles } from '../../jobs/sweep-files.ts';
import type { AuditNote, Command } from '../command.ts';
import { toFacts, toMoment } from '../output.ts';

/** The stored files: those of the rows, and what is left over. */
export const fileCommands: readonly Command[] = [
  {
    name: 'file check',
    summary: 'Count stored files, leftovers and missing files',
    notes: [
      'A leftover is a file older than a day that no database row names. The server deletes leftovers every night.',
      'If the files are in a bucket, the login must be allowed to list it.',
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
          'No database row, younger than a day': figures.young,
          'Missing, but named in the database': lost.size,
          'Last sweep': swept ? `${toMoment(swept.at)}, ${swept.deleted} deleted` : 'none yet',
        }),
        data,
        auditNote: toAuditNote('Counted the stored files', data),
      };
    },
  },
  {
    name: 'file sweep',
    summary: 'Delete the leftovers now instead of at night',
    options: {
      accept: {
        what: 'Delete them even if the files and the database seem to be of different installations',
        isFlag: true,
      },
    },
    notes: [
      'Files and database have the same mark, which each sweep changes. The marks differ if only the database was',
      'restored from a backup, or if two servers with different databases use the same store. Then a sweep would delete',
      'files that the other database needs, so nothing is deleted until you use --accept.',
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
          `Nothing was deleted. ${swept.reason} If files and database belong together, add --accept`,
        );
      return {
        text: toFacts({
          Deleted: swept.deleted,
          ...(swept.failed > 0 ? { 'Not deleted by the file store': swept.failed } : {}),
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
