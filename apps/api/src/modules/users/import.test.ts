import type { Session } from '@anupalan/validators/entities/session';
import type { ImportedSubUsers } from '@anupalan/validators/entities/user';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

/** Sends a list as the form of a browser would. */
const send = (csv: string | Buffer | null, fields: Record<string, string> = {}) =>
  api.call('POST', '/users/sub-user/import', {
    as: owner,
    ...toMultipart(csv === null ? null : { bytes: Buffer.from(csv), fileName: 'people.csv' }, fields),
  });
const readRows = (reply: Awaited<ReturnType<typeof send>>) => reply.body.data as ImportedSubUsers;
const countUsers = async () =>
  ((await api.call('GET', '/users/sub-user', { as: owner })).body.data as { total: number }).total;

const LIST = `Name,Email,Phone,Designation,Department,Role
Nina Bose,nina@works.example,9876543210,Chemist,EHS,Viewer
Ravi Menon,ravi@works.example,,,,viewer
`;

describe('a right list', () => {
  test('is only told of in a dry run', async () => {
    const before = await countUsers();
    expect(readRows(await send(LIST, { dryRun: '1' }))).toEqual({
      dryRun: true,
      created: 0,
      rows: [
        { row: 2, name: 'Nina Bose', email: 'nina@works.example', errors: [] },
        { row: 3, name: 'Ravi Menon', email: 'ravi@works.example', errors: [] },
      ],
    });
    expect(await countUsers()).toBe(before);
  });

  test('invites everybody, once', async () => {
    const before = await countUsers();
    const reply = await send(LIST);
    expect([reply.status, reply.body.message, readRows(reply).created]).toEqual([
      200,
      '2 people have been invited.',
      2,
    ]);
    expect(await countUsers()).toBe(before + 2);
    const again = readRows(await send(LIST));
    expect(again.created).toBe(0);
    expect(again.rows.flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(['email', 'email']);
  });

  test('may be written by a spreadsheet: byte order mark, semicolons, quotes, other order of columns', async () => {
    const csv =
      '\ufeffROLE;e-mail;Name;Designation\r\nViewer;asha@works.example;"Asha Rao";"Lead; chemist"\r\n\r\n';
    expect(readRows(await send(csv, { dryRun: 'true' })).rows).toEqual([
      { row: 2, name: 'Asha Rao', email: 'asha@works.example', errors: [] },
    ]);
  });
});

test('characters that cannot be stored are left out', async () => {
  const list = 'Name,E-mail,Role\nTara\u0000 Sen\u0001,ta\u0000ra@works.example,Viewer\n';
  expect(readRows(await send(list, { dryRun: '1' })).rows).toEqual([
    { row: 2, name: 'Tara Sen', email: 'tara@works.example', errors: [] },
  ]);
});

test('one wrong row stops all, and every error is told at its row', async () => {
  const before = await countUsers();
  const reply = await send(`Name,E-mail,Role,Phone
Meera Jain,meera@works.example,Viewer,
X,not an address,Viewer,
Meera Again,MEERA@works.example,Viewer,
Kabir Das,kabir@works.example,Emperor,12
Dev Roy,dev@mailinator.com,,
Ila Sen,ila@mailinator.com,Viewer,12
`);
  expect(reply.status).toBe(200);
  const { created, rows } = readRows(reply);
  expect(created).toBe(0);
  expect(rows.map(({ errors }) => errors.map(({ field }) => field).sort())).toEqual([
    [],
    ['email', 'name'],
    ['email'],
    ['mobileNo', 'roleId'],
    ['email', 'roleId'],
    ['email', 'mobileNo'],
  ]);
  expect(rows[3]?.errors).toContainEqual({ field: 'roleId', message: 'There is no role Emperor' });
  expect(await countUsers()).toBe(before);
});

test.each<[string, string | Buffer | null, string]>([
  ['no file', null, 'Choose a file'],
  ['an empty file', '', 'The file has no people'],
  ['headings alone', 'Name,E-mail,Role\n', 'The file has no people'],
  ['a column too few', 'Name,E-mail\nA B,a@works.example\n', 'The column Role is missing'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x22, 0x00]), 'The'],
  [
    'a quote that never ends',
    'Name,E-mail,Role\n"A,a@works.example,Viewer\n',
    'The file cannot be read as a list',
  ],
  [
    'more people than a list may hold',
    `Name,E-mail,Role\n${Array.from({ length: 501 }, (_, index) => `A B,a${index}@works.example,Viewer`).join('\n')}`,
    'The file has more than 500 people',
  ],
])('%s is refused with a sentence', async (_, file, message) => {
  const reply = await send(file);
  expect(reply.status).toBe(422);
  expect(reply.body.errors?.[0]?.field).toBe('file');
  expect(reply.body.message).toContain(message);
});

test('a list larger than 1 MB is too large', async () => {
  expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
});

test('a body that is no form is malformed', async () => {
  expect((await api.call('POST', '/users/sub-user/import', { as: owner, data: {} })).status).toBe(400);
});

test('a list of more people than can be invited today says so before anything is sent', async () => {
  const as = await api.signIn('other@works.example');
  const { roles } = (await api.call('GET', '/roles', { as })).body.data as { roles: { name: string }[] };
  const role = roles[0]?.name;
  const list = `Name,E-mail,Role\n${Array.from({ length: 22 }, (_, index) => `Asha Rao,p${index}@beta.example,${role}`).join('\n')}\n`;
  const reply = await api.call('POST', '/users/sub-user/import', {
    as,
    ...toMultipart({ bytes: Buffer.from(list), fileName: 'people.csv' }, { dryRun: '0' }),
  });
  const { created, rows } = readRows(reply);
  expect(created).toBe(0);
  expect(rows.filter(({ errors }) => errors.length > 0).map(({ row }) => row)).toEqual([22, 23]);
  expect(rows.at(-1)?.errors).toEqual([
    { field: 'email', message: 'Your organisation can invite 20 more people today' },
  ]);
});
