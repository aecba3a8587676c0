import type { Notification } from '@anupalan/validators/entities/notification';
import type { Session } from '@anupalan/validators/entities/session';
import type { SupportRequest } from '@anupalan/validators/entities/support-request';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
let owner: Session;
let own: string;
let ofSite: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z', withJobs: true });
  ehs = createCli(api);
  owner = await api.signIn('owner@works.example');
  const data = { subject: 'Reading fails', message: 'The order of 2025 cannot be read.', type: 'complaints' };
  own = ((await api.call('POST', '/contact-us/create', { as: owner, data })).body.data as { id: string }).id;
  const site = {
    ...data,
    type: 'support',
    subject: 'What it costs',
    name: 'Asha Rao',
    email: 'asha@reader.example',
  };
  ofSite = ((await api.call('POST', '/contact-us/public/create', { data: site })).body.data as { id: string })
    .id;
});
afterAll(() => api.close());

test('support list: of everybody, by state, kind, origin and words', async () => {
  const ids = async (...more: string[]) =>
    ((await ehs('support', 'list', '--json', ...more)).data as { id: string }[]).map(({ id }) => id);
  expect((await ids()).sort()).toEqual([own, ofSite].sort());
  expect(await ids('--from', 'site')).toEqual([ofSite]);
  expect(await ids('--from', 'company')).toEqual([own]);
  expect(await ids('--from', 'lab')).toEqual([]);
  expect(await ids('--type', 'complaints')).toEqual([own]);
  expect(await ids('--status', 'RESOLVED')).toEqual([]);
  expect(await ids('--keyword', 'ASHA@')).toEqual([ofSite]);
  expect((await ehs('support', 'list')).out).toContain('Asha Rao, (site)');
  expect((await ehs('support', 'list', '--status', 'open')).code).toBe(2);
});

test('support answer: the company reads it, is told, and goes on', async () => {
  const answered = await ehs(
    ...['support', 'answer', own, '--text', 'We are looking into it.', '--status', 'IN_PROGRESS'],
    ...['--as', 'Neha of support'],
  );
  expect(answered.code).toBe(0);
  const seen: SupportRequest = (await api.call('GET', `/contact-us/${own}`, { as: owner })).body.data;
  expect(seen).toMatchObject({
    status: 'IN_PROGRESS',
    messages: [{ by: 'Neha of support', text: 'We are looking into it.' }],
  });
  const told: { notifications: Notification[] } = (
    await api.call('GET', '/user/notifications', { as: owner })
  ).body.data;
  expect(told.notifications.map((each) => each.notification.title)).toEqual(['Your request was answered']);
  await waitFor(() => api.listMails().some((mail) => mail.includes('Your request was answered')));
  await api.call('POST', `/contact-us/${own}/messages`, { as: owner, data: { text: 'Thank you.' } });
  const shown = await ehs('support', 'show', own);
  expect(shown.out).toMatch(/We are looking into it\.[\s\S]*Owner Rao[\s\S]*Thank you\./);
  expect(shown.out).toMatch(/OPEN -> IN_PROGRESS {2}Neha of support/);
  expect(await findLastLine(api)).toMatchObject({
    organisation_id: api.users.owner.organisationId,
    action: 'support show',
  });
});

test('support status: the steps of the staff, and no others', async () => {
  expect((await ehs('support', 'status', own, 'OPEN')).code).toBe(1);
  expect((await ehs('support', 'status', own, 'RESOLVED')).code).toBe(0);
  expect((await ehs('support', 'status', own, 'OPEN')).code).toBe(0);
  expect((await ehs('support', 'status', own, 'DONE')).code).toBe(2);
  expect((await ehs('support', 'status', own)).err).toContain('<status> is missing');
  const told = await api.call('GET', '/user/notifications?pageSize=2', { as: owner });
  expect(told.text).toContain('Your request is resolved');
});

test('support answer: who wrote through the site is answered by mail', async () => {
  expect((await ehs('support', 'answer', ofSite, '--text', 'It costs nothing for 14 days.')).code).toBe(0);
  const mail = await waitFor(() => api.listMails().find((each) => each.includes('To: asha@reader.example')));
  expect(mail).toContain('Re: What it costs');
  expect(mail).toContain('It costs nothing for 14 days.');
  expect(await findLastLine(api)).toMatchObject({ organisation_id: null, action: 'support answer' });
});

test.each<[string[], number]>([
  [['answer', uuidv7(), '--text', 'Hello'], 4],
  [['answer', 'nothing', '--text', 'Hello'], 4],
  [['show', uuidv7()], 4],
  [['answer', uuidv7()], 2],
  [['answer', uuidv7(), '--text', ' '], 1],
])('support %j is refused with %i', async (argv, code) => {
  expect((await ehs('support', ...argv)).code).toBe(code);
});
