// Runs one drill by its name: pnpm drill fuzz --requests 200000 --minutes 10 --seed 1
import { parseArgs } from 'node:util';
import { DRILLS, OPTIONS, runDrill } from './drills.ts';

const longest = Math.max(...DRILLS.map(({ name }) => name.length));
const USAGE = [
  `Usage: pnpm drill <name> ${OPTIONS.map((name) => `[--${name} N]`).join(' ')}`,
  ...DRILLS.map(({ name, about }) => `  ${name.padEnd(longest)}  ${about}`),
].join('\n');

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

const given = readArguments();
const [name, ...others] = given?.positionals ?? [];
const drill = others.length > 0 ? undefined : DRILLS.find((each) => each.name === name);
if (drill && given) process.exitCode = await runDrill(drill, given.values);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
