import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The installed Chromium: `CHROMIUM_PATH`, or one of the usual places. Undefined when there is none. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
}

/** What Playwright needs to start that Chromium: quiet, without a sandbox only where root runs it. */
export function getLaunchOptions(): { executablePath: string | undefined; args: string[] } {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: findBrowser(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
