import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_FLAGS } from '../server-flags.mjs';

test('the image runs the server as the start does', () => {
  const dockerfile = readFileSync(path.resolve(import.meta.dirname, '../../../Dockerfile'), 'utf8');
  const command = JSON.stringify(['node', ...SERVER_FLAGS, 'apps/api/src/server.ts']).replaceAll(',', ', ');
  expect(dockerfile).toContain(`CMD ${command}`);
});
