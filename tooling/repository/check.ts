// Checks the repository itself: what no compiler and no linter looks at. A check that finds nothing to look at fails.
import path from 'node:path';
import { checkAddresses } from './src/check-addresses.ts';
import { checkCitations } from './src/check-citations.ts';
import { checkCommands, checkScripts } from './src/check-commands.ts';
import { checkCoverage } from './src/check-coverage.ts';
import { checkDecisionPages, checkDecisionReferences } from './src/check-decisions.ts';
import { checkBootstrapPaths, checkPaths } from './src/check-paths.ts';
import { checkScreenWords } from './src/check-screen-words.ts';
import { checkSettings } from './src/check-settings.ts';
import { checkSizes } from './src/check-sizes.ts';
import { checkStyles } from './src/check-styles.ts';
import { checkTexts } from './src/check-texts.ts';
import { checkVersions } from './src/check-versions.ts';
import { checkWords } from './src/check-words.ts';
import { checkWorkflows } from './src/check-workflows.ts';
import { openRepository } from './src/repository.ts';
import { runChecks } from './src/run-checks.ts';

const { lines, hasFailed } = runChecks(openRepository(path.resolve(import.meta.dirname, '../..')), {
  'commands in pages': checkCommands,
  'scripts of packages': checkScripts,
  'paths and links in pages': checkPaths,
  'paths in the bootstrap': checkBootstrapPaths,
  'table of settings': checkSettings,
  'pages of decisions': checkDecisionPages,
  'references to decisions': checkDecisionReferences,
  'citations in comments': checkCitations,
  'rows of the coverage table': checkCoverage,
  'lines of lockfile and manifests': checkAddresses,
  'texts without machines, secrets and postponed work': checkTexts,
  'words that people read': checkWords,
  'words of screens in one place': checkScreenWords,
  'sizes of files': checkSizes,
  'screens without styles of their own': checkStyles,
  'one version everywhere': checkVersions,
  'steps of workflows': checkWorkflows,
});
for (const line of lines) console.log(line);
if (hasFailed) process.exitCode = 1;
