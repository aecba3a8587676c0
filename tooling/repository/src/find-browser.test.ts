import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from '@anupalan/vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the browser of the tests is one on the PATH, wherever that leads', () => {
  const browser = join(folder, 'google-chrome');
  writeFileSync(browser, '');
  vi.stubEnv('PATH', ['', join(folder, 'nothing'), folder].join(delimiter));
  expect(findBrowser()).toBe(browser);
});

test('who names a browser gets that one', () => {
  vi.stubEnv('CHROMIUM_PATH', '/somewhere/else');
  expect(findBrowser()).toBe('/somewhere/else');
});
