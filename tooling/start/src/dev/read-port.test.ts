import { expect, test } from 'vitest';
import { readPort } from './read-port.ts';

test.each<[string, string[], Record<string, string>, string | undefined]>([
  ['nothing', [], {}, undefined],
  ['two words', ['--port', '4000'], {}, '4000'],
  ['one word', ['--port=4000'], {}, '4000'],
  ['after --', ['--', '--port', '4000'], {}, '4000'],
  ['half taken by npm', ['4000'], { npm_config_port: 'true' }, '4000'],
  ['taken by npm', [], { npm_config_port: '4000' }, '4000'],
  ['the command line before npm', ['--port', '4100'], { npm_config_port: '4000' }, '4100'],
  ['an empty setting of npm', [], { npm_config_port: '' }, undefined],
  ['of npm without a number', [], { npm_config_port: 'true' }, 'true'],
  // Whether it is a number is said by the settings, in the same words as of PORT.
  ['no number', ['--port=eighty'], {}, 'eighty'],
])('%s', (_, args, env, port) => {
  expect(readPort(args, env)).toBe(port);
});

test.each([
  [['--port']],
  [['4000']],
  [['--host', '0.0.0.0']],
  [['--port=4000', 'more']],
  [['--port', '1', '2']],
])('refuses %j in one sentence', (args) => {
  expect(() => readPort(args, {})).toThrow(
    /^“.+” is not understood: npm run dev takes --port and a number\.$/,
  );
});
