// `npm run storybook` opens the parts of the kit with hot reload, on port 6006 unless `-p` names another.
// `npm run storybook build` writes them as plain files, which the product shows at /storybook.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [first, ...rest] = process.argv.slice(2);
const args =
  first === 'build'
    ? ['exec', 'turbo', 'run', 'build', '--filter=@anupalan/ui', '--output-logs=errors-only', ...rest]
    : ['--filter', '@anupalan/ui', 'storybook', ...process.argv.slice(2)];

const child = spawn('pnpm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
// A terminal signals the whole group; a signal to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 130;
});
