import { expect, test } from 'vitest';
import { isCommand, splitCommands } from './shell.ts';

test.each<[string, string[]]>([
  ['npm start', ['npm start']],
  ['$ pnpm lint && pnpm test:unit', ['pnpm lint', 'pnpm test:unit']],
  ['DATABASE_URL=postgres://a EHS_DEMO="a b" npm start', ['npm start']],
  ['export A=1 B=2', []],
  ['cd apps/api; node src/server.ts | tee log', ['node src/server.ts']],
  ['npm test # all of it', ['npm test']],
  ['# npm test', []],
  ['npm', ['npm']],
  ['openssl rand -hex 16', []],
  ['nodemon x', []],
])('%s holds %j', (line, commands) => {
  expect(splitCommands(line)).toEqual(commands);
});

test.each([
  ['npm start', true],
  ['node tooling/x.ts', true],
  ['A=1 pnpm lint', true],
  ['docker compose up', true],
  ['pnpm', false],
  ['node:24', false],
  ['npm-debug.log', false],
])('%s is a command: %s', (span, expected) => {
  expect(isCommand(span)).toBe(expected);
});
