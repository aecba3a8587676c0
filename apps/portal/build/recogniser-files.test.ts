// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CACHE_CONTROL, toFaceHeaders } from '@anupalan/enums/faces/face-files';
import type { LanguageCode } from '@anupalan/recognition/languages';
import { expect, test } from 'vitest';
import {
  MODEL_BYTES,
  PROGRAM,
  PROGRAM_BYTES,
  RECOGNISER_FOLDER,
  toModelFile,
} from '../src/features/product-preview/recognising/recogniser-files.ts';
import { listRecogniserFiles } from './recogniser-files.ts';

const require = createRequire(import.meta.url);
const files = listRecogniserFiles();
const read = (name: string): Buffer => readFileSync(files.get(name) ?? '');
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;

test('the folder has the versions of the packages in its name, and is kept for ever', () => {
  const versions = `${versionOf('tesseract.js-core')}-${versionOf('@tesseract.js-data/eng')}`;
  expect(RECOGNISER_FOLDER).toBe(`/assets/recogniser-${versions}/`);
  expect(versionOf('tesseract.js')).toBe(versionOf('tesseract.js-core'));
  const headers = toFaceHeaders('portal', `${RECOGNISER_FOLDER}${PROGRAM.wasm}`, null);
  expect(headers['cache-control']).toBe(CACHE_CONTROL.hashed);
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'/,
  );
});

test('the sizes that a visitor is told are those of the files', () => {
  const program = Object.values(PROGRAM).map(read);
  expect(program.reduce((sum, file) => sum + file.length, 0)).toBe(PROGRAM_BYTES.unpacked);
  const packed = program.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  expect(Math.abs(packed / PROGRAM_BYTES.sent - 1)).toBeLessThan(0.01);
  for (const [code, bytes] of Object.entries(MODEL_BYTES))
    expect([code, read(toModelFile(code as LanguageCode)).length]).toEqual([code, bytes]);
});

test('a model is packed, and its name does not say so', () => {
  expect(toModelFile('hin')).not.toMatch(/\.(?:gz|br)$/);
  expect(gunzipSync(read(toModelFile('ori'))).length).toBeGreaterThan(MODEL_BYTES.ori);
});
