import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';

/** Makes a database with the migrations and nothing else, on the server of the tests. @returns connection string */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(inject('serverUrl'));
  const name = `anupalan_test_${uuidv7().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.toString() });
  await client.connect();
  // Copied as files, which takes an eighth of the time of writing every page to the log first.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`);
  await client.end();
  url.pathname = `/${name}`;
  return url.toString();
}
