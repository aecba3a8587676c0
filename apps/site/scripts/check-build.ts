// Holds the built site to its promises: bytes, addresses, words for machines, valid HTML, nothing inline.
import { join } from 'node:path';
import { checkBudgets } from './checks/budgets.ts';
import { readBuiltSite } from './checks/built-site.ts';
import { checkJsonLd } from './checks/json-ld.ts';
import { checkLinks } from './checks/links.ts';
import { checkMachineFiles } from './checks/machine-files.ts';
import { checkPages } from './checks/pages.ts';
import { checkLeftovers, checkSources } from './checks/sources.ts';
import { checkValidHtml } from './checks/valid-html.ts';

const site = readBuiltSite(join(import.meta.dirname, '../dist'));
const problems = [
  ...checkBudgets(site),
  ...checkPages(site),
  ...checkLinks(site),
  ...checkJsonLd(site),
  ...checkMachineFiles(site),
  ...checkLeftovers(site),
  ...checkSources(join(import.meta.dirname, '../src')),
  ...(await checkValidHtml(site)),
];

for (const problem of problems) console.error(problem);
console.log(`${site.pages.length} pages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
