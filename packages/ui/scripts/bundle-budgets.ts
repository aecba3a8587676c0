import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one use of the kit may cost as JavaScript, in KiB gzipped. */
export type BundleBudget = {
  /** What is printed. */
  name: string;
  /** The module that is bundled; addresses are relative to the package. */
  code: string;
  /** The most it may weigh, in KiB (1,024 bytes), gzip 9, React left out. */
  limit: number;
  /** Packages left out beside React, because another budget counts them. */
  without?: readonly string[];
};

const ICONS = ['lucide-react'];
const ARIA = ['react-aria-components', 'notistack'];
const everything = (entry: string) => `export * from './src/${entry}.ts';`;

/** What a typical page of the site takes, were its parts shipped as JavaScript. */
const pageUse = `export { Button, Card, CardBody, Field, Input, LinkButton, Notice, Pagination, Tag } from './src/index.ts';
export { SiteFooter, SiteHeader } from './src/site.ts';`;

/** A module that takes from react-aria-components what the kit takes, and nothing else. */
function toAriaUse(): string {
  const src = join(import.meta.dirname, '../src');
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:stories|test|parts)\./.test(path))
    .flatMap((path) => [
      ...readFileSync(join(src, path), 'utf8').matchAll(
        /^import \{([^}]*)\} from 'react-aria-components(?:\/[\w-]+)?'/gm,
      ),
    ])
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  return `export { ${[...new Set(names)].sort().join(', ')} } from 'react-aria-components';`;
}

/**
 * Limits in KiB. Those of page use, react-aria, table and charts were set before the kit was built, with icons counted
 * apart; the others are the measured size and a little more.
 */
export const budgets: readonly BundleBudget[] = [
  { name: 'page use of the static kit', code: pageUse, limit: 4, without: ICONS },
  { name: 'page use with its icons', code: pageUse, limit: 6.5 },
  { name: 'static, all of it', code: everything('index'), limit: 24 },
  { name: 'site, all of it', code: everything('site'), limit: 15 },
  { name: 'interactive, share of react-aria', code: toAriaUse(), limit: 100 },
  { name: 'interactive, all of it', code: everything('interactive'), limit: 120 },
  { name: 'table, with TanStack', code: everything('table'), limit: 20, without: [...ICONS, ...ARIA] },
  { name: 'charts, with visx', code: everything('charts'), limit: 30, without: ICONS },
  {
    name: 'forms, own code',
    code: everything('forms'),
    limit: 20,
    without: ['formik', 'yup', ...ARIA],
  },
  { name: 'forms, with Formik and Yup', code: everything('forms'), limit: 45, without: ARIA },
  { name: 'document', code: everything('document'), limit: 20, without: ARIA },
  { name: 'shell', code: everything('shell'), limit: 20, without: ARIA },
];
