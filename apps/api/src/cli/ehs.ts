import path from 'node:path';
import { readConfig } from '../env.ts';
import { COMMANDS } from './commands.ts';
import { connect } from './connect.ts';
import { runCli } from './run.ts';

/** `pnpm ehs …`: what operators do (D17). Settings are read as the server reads them. */
const root = path.resolve(import.meta.dirname, '../../../..');

process.exitCode = await runCli(process.argv.slice(2), {
  commands: COMMANDS,
  readConfig: () => readConfig(process.env, root),
  connect,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
