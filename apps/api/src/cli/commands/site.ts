import path from 'node:path';
import { listAllPublished } from '../../modules/blogs/repository.ts';
import { buildSite } from '../../site/build-site.ts';
import type { Command } from '../command.ts';

/** The public site. */
export const siteCommands: readonly Command[] = [
  {
    name: 'site build',
    summary: 'Build the pages of the published articles and show them',
    notes: [
      'This command needs the repository with its packages, not only the built program.',
      'The pages contain SITE_URL and API_URL: set the same values as the server.',
    ],
    examples: ['site build'],
    // A transaction does not wait for a build: the database ends one that is idle for long.
    isLong: true,
    run: async ({ services, now }) => {
      const articles = await services.db.asSystem('operator-command', (tx) => listAllPublished(tx, now));
      const folder = await buildSite(services.config, articles, now);
      return {
        text: `Built ${articles.length} articles into ${path.basename(folder)}; the site shows them now.`,
        data: { articles: articles.length, folder },
        auditNote: {
          organisationId: null,
          entity: 'site',
          entityId: null,
          summary: `Built the site with ${articles.length} articles`,
        },
      };
    },
  },
];
