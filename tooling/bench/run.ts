import { benchAnalyse } from './analyse.ts';
import { scoreCorpus } from './score-corpus.ts';

const [name, ...args] = process.argv.slice(2);
const corpus = process.env.EHS_CORPUS_DIR;

if (name === 'score' && corpus) {
  await scoreCorpus(
    corpus,
    args.filter((arg) => !arg.startsWith('-')),
    args.includes('--verbose'),
  );
} else if (name === 'analyse') {
  await benchAnalyse(args);
} else if (name === 'site') {
  // Lighthouse is loaded where it is asked for only.
  await (await import('./site/bench-site.ts')).benchSite();
} else if (name === 'portal') {
  await (await import('./portal/bench-portal.ts')).benchPortal();
} else if (name === 'fairness') {
  await (await import('./fairness/bench-fairness.ts')).benchFairness(args[0]);
} else if (name === 'growth') {
  await (await import('./growth/bench-growth.ts')).benchGrowth(args);
} else if (name === 'api') {
  await (await import('./api/bench-api.ts')).benchApi(args[0]);
} else if (name === 'score') {
  console.log('Set EHS_CORPUS_DIR to a folder of orders with gold files to score the reader on them.');
} else {
  console.error(
    'Usage: pnpm bench analyse [files…] | score [names…] [--verbose] | site | portal | fairness [files|streams|readings] | growth [--size=10000] [--neighbours=10000] [--only=…] | api [calls|idle]',
  );
  process.exitCode = 2;
}
