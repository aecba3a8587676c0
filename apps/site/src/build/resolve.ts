import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The file of a package, as this app sees it. The code that asks is bundled and stands elsewhere by then, so it is
 * looked for from the folder in which the build runs: the app's.
 */
export function resolveFromApp(specifier: string): string {
  return createRequire(join(process.cwd(), 'package.json')).resolve(specifier);
}
