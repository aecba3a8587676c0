import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { findPushKeys, PUSH_KEY_FILE, takePushKeys } from './push-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'anupalan-push-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the first start makes a key that only the owner reads, and the next one has the same', () => {
  expect(findPushKeys({ pushKey: null, dataDir })).toBeNull();
  const made = takePushKeys({ pushKey: null, dataDir });
  const file = path.join(dataDir, PUSH_KEY_FILE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(made.privateKey);
  expect(takePushKeys({ pushKey: null, dataDir })).toEqual(made);
  expect(findPushKeys({ pushKey: null, dataDir })).toEqual(made);
});

test('a key of the operator goes before, in the form that others make it', () => {
  takePushKeys({ pushKey: null, dataDir });
  const own = webPush.generateVAPIDKeys();
  expect(takePushKeys({ pushKey: own.privateKey, dataDir })).toEqual(own);
});

test.each(['nothing', '', 'A'.repeat(44), Buffer.alloc(32).toString('base64url')])(
  'a key that is none (%j) is refused with a sentence',
  (text) => {
    writeFileSync(path.join(dataDir, PUSH_KEY_FILE), text);
    expect(() => takePushKeys({ pushKey: null, dataDir })).toThrow(/push\.key must be a private key/);
    if (text !== '') expect(() => takePushKeys({ pushKey: text, dataDir })).toThrow(/EHS_PUSH_KEY must be/);
  },
);
