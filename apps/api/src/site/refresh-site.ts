import type { Services } from '../http/services.ts';
import { listAllPublished } from '../modules/blogs/repository.ts';
import { buildSite, canBuildSite, isOutdated } from './build-site.ts';
import { findSiteDir } from './current-site.ts';

/**
 * Builds the site anew where articles were published or taken back since it was built. The site that is shown goes on
 * being shown meanwhile, and where the build fails.
 * @param builtIn folder of the site that came with the program
 * @returns whether it was built
 */
export async function refreshSite(services: Services, builtIn: string): Promise<boolean> {
  const { config, db, log } = services;
  const now = services.now();
  const articles = await db.asSystem('blog', (tx) => listAllPublished(tx, now));
  if (!isOutdated(findSiteDir(config.dataDir, builtIn), articles) || !canBuildSite()) return false;
  try {
    await buildSite(config, articles, now);
    log.info({ articles: articles.length }, 'The site was rebuilt');
    return true;
  } catch (error) {
    log.error({ err: error }, 'The site could not be rebuilt. The previous one is still shown');
    return false;
  }
}
