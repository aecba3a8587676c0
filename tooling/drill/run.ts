// Runs one drill by its name: pnpm drill fuzz --requests 200000 --minutes 10 --seed 1
import { parseArgs } from 'node:util';
import { DRILLS } from './drills.ts';

const USAGE = [
  'Usage: pnpm drill <name> [--requests N] [--minutes N] [--seed N]',
  ...DRILLS.map(({ name, about }) => `  ${name}  ${about}`),
].join('\n');

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { requests: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

const given = readArguments();
const [name, ...others] = given?.positionals ?? [];
const drill = others.length > 0 ? undefined : DRILLS.find((each) => each.name === name);
if (drill && given) process.exitCode = await drill.run(given.values);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
