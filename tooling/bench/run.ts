import { benchAnalyse } from './analyse.ts';

const [name, ...args] = process.argv.slice(2);
const corpus = process.env.EHS_CORPUS_DIR;

if (name === 'score') {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const isVerbose = args.includes('--verbose');
  if (corpus) await (await import('./score/score-corpus.ts')).scoreCorpus(corpus, names, isVerbose);
  await (await import('./score/score-scans.ts')).scoreScans({ names, ofEach: 1, isVerbose });
} else if (name === 'recognise') {
  await (await import('./recognise/bench-recognise.ts')).benchRecognise(args);
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
} else {
  console.error(
    'Usage: pnpm bench analyse [files…] | recognise [kinds…] | score [names…] [--verbose] | site | portal | fairness [files|streams|readings] | growth [--size=10000] [--neighbours=10000] [--only=…] | api [calls|idle]',
  );
  process.exitCode = 2;
}
