import { mapConcurrent } from '../../files/copy-tree.ts';
import { listStoredFiles } from '../../files/stored-files.ts';
import { AppError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import type { Command } from '../command.ts';
import { deleteDemoArticles, deleteDemoOrganisations, listInvitedIntoDemo } from '../data/demo.ts';
import { toFacts } from '../output.ts';

const SHOWN = 10;

/** What the first start fills in. */
export const demoCommands: readonly Command[] = [
  {
    name: 'demo remove',
    summary: 'Delete the demo: its organisations, people, orders, files and articles',
    options: {
      'even-invited': { what: 'Also delete people who were invited into the demo', isFlag: true },
    },
    notes: [
      'A server that other computers can reach does not start while its database contains the demo.',
      'Other organisations do not change. Demo articles that you have edited stay.',
      'Enquiries between other organisations and the demo are deleted.',
      'This cannot be undone. Make a backup first: pnpm ehs backup create',
    ],
    examples: ['demo remove'],
    // Files are deleted after the rows that name them: one transaction does not hold both.
    isLong: true,
    run: async ({ services }, { options }) => {
      const removed = await removeDemo(services, options['even-invited'] === true);
      const { organisations, articles, files, kept } = removed;
      const isNothing = organisations.length === 0 && articles === 0;
      return {
        text: isNothing ? 'There is no demo.' : toText(removed),
        data: removed,
        auditNote: {
          organisationId: null,
          entity: 'demo',
          entityId: null,
          summary: isNothing ? 'Looked for the demo: there is none' : 'Removed the demo',
          details: { organisations, articles, files, kept },
        },
      };
    },
  },
];

/** What was removed. `kept`: the keys of files that the store did not delete. */
type Removed = { organisations: string[]; articles: number; files: number; kept: string[] };

async function removeDemo(services: Services, isEvenInvited: boolean): Promise<Removed> {
  // Its files are deleted from the store that has the right key, and from no other.
  services.files.requireKey();
  const before = await listStoredFiles(services.db.pool);
  const { organisations, articles } = await services.db.asSystem('operator-command', async (tx) => {
    const invited = await listInvitedIntoDemo(tx);
    if (invited.length > 0 && !isEvenInvited)
      throw new AppError(
        'conflict',
        `People were invited into the demo, and they would be deleted: ${toList(invited)}. To delete them too, add --even-invited`,
      );
    const deleted = {
      organisations: await deleteDemoOrganisations(tx),
      articles: await deleteDemoArticles(tx),
    };
    if (deleted.articles > 0 && services.config.buildHookUrl !== null)
      await services.jobs.enqueue(tx, 'call-build-hook', {});
    return deleted;
  });
  // What another organisation names as well is named still.
  const named = new Set(await listStoredFiles(services.db.pool));
  const gone = before.filter((key) => !named.has(key));
  const results = await mapConcurrent(gone, (key) =>
    services.files.delete(key).then(
      () => null,
      () => key,
    ),
  );
  const kept = results.filter((key) => key !== null);
  return { organisations, articles, files: gone.length - kept.length, kept };
}

function toText({ organisations, articles, files, kept }: Removed): string {
  return toFacts({
    'Removed with all their data': organisations.join(', ') || 'no organisation',
    Files: files,
    Articles: articles,
    ...(kept.length > 0
      ? { 'Not deleted from the file store': `${kept.length}. Delete them by hand: ${toList(kept)}` }
      : {}),
  });
}

function toList(items: readonly string[]): string {
  const more = items.length > SHOWN ? ` and ${items.length - SHOWN} more` : '';
  return `${items.slice(0, SHOWN).join(', ')}${more}`;
}
