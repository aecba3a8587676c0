// Finds a Chromium for the tests: an installed one, else Playwright's, else, as root on Debian, installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../vitest/browser.ts';

const found = findBrowser();
if (found) {
  console.log(`Chromium: ${found}`);
} else if (process.argv.includes('--install') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('There is no Chromium: installing the one of Debian …');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (
    !(
      run('install', '-y', '--no-install-recommends', 'chromium') ||
      (run('update') && run('install', '-y', '--no-install-recommends', 'chromium'))
    )
  ) {
    console.error('Chromium could not be installed: install Chrome or Chromium and set CHROMIUM_PATH.');
    process.exit(1);
  }
  console.log(`Chromium: ${findBrowser()}`);
} else {
  console.error('The tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to it.');
  process.exit(1);
}
