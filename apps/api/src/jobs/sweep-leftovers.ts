import type { Services } from '../http/services.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepRows } from './sweep-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes by age what nothing and nobody needs any more: rows that have ended, and stored files that no row names. Every
 * day, and as often as one likes; what it deleted is one line of the log.
 */
export async function sweepLeftovers(services: Services): Promise<void> {
  const rows = await sweepRows(services);
  const files = await sweepFiles(services);
  if (files.outcome === 'refused')
    services.log.error(
      { rows },
      `No stored file was swept. ${files.reason} pnpm ehs file sweep --help says what to do.`,
    );
  else services.log.info({ rows, files }, 'Leftovers were swept');
}

/** Deletes what uploads that were cut off have left on this server a day ago or earlier. A failure is logged. */
export async function sweepUnfinished(services: Pick<Services, 'files' | 'log' | 'now'>): Promise<void> {
  try {
    const files = await services.files.deleteUnfinished(new Date(services.now().getTime() - DAY_MS));
    if (files > 0) services.log.info({ files }, 'Interrupted uploads were swept');
  } catch (error) {
    services.log.error({ err: error }, 'Interrupted uploads could not be swept');
  }
}
