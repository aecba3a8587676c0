import { NEWSLETTER_MESSAGES } from '@anupalan/enums/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../../test/harness.ts';

const NOW = '2026-11-21T06:00:00Z';
const BASE = '/public/newsletter';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: NOW, withJobs: true, env: { EHS_API_KEY: 'public-key' } });
});
afterAll(() => api.close());

const WITH_KEY = { 'x-api-key': 'public-key' };
const post = (path: string, data: unknown) => api.call('POST', `${BASE}${path}`, { data, headers: WITH_KEY });
const postForm = (path: string, fields: Record<string, string>) =>
  api.call('POST', `${BASE}${path}`, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  });

const mailsTo = (email: string) =>
  api
    .listMails()
    .map((mail) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
    .filter((mail) => mail.includes(`To: ${email}`));

async function subscribe(email: string): Promise<string> {
  const before = mailsTo(email).length;
  expect((await post('', { email })).status).toBe(200);
  const mail = await waitFor(() => mailsTo(email)[before]);
  return /newsletter\/confirm\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

async function findState(email: string) {
  const { rows } = await api.services.db.pool.query<{ confirmed: boolean; left: boolean }>(
    'SELECT confirmed_at IS NOT NULL AS confirmed, unsubscribed_at IS NOT NULL AS left FROM newsletter_subscribers WHERE lower(email) = $1',
    [email],
  );
  return rows[0] ?? null;
}

describe('the newsletter', () => {
  test('is confirmed by the button, not by looking at its page', async () => {
    const token = await subscribe('asha@reader.example');
    expect(await findState('asha@reader.example')).toEqual({ confirmed: false, left: false });
    const page = await api.call('GET', `${BASE}/confirm?token=${token}`);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`name="token" value="${token}"`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(await findState('asha@reader.example')).toEqual({ confirmed: false, left: false });
    const confirmed = await postForm('/confirm', { token });
    expect([confirmed.status, confirmed.headers.location]).toEqual([
      303,
      '/api/v1/public/done?outcome=newsletter-confirmed',
    ]);
    expect(await findState('asha@reader.example')).toEqual({ confirmed: true, left: false });
    expect((await postForm('/confirm', { token })).headers.location).toContain('newsletter-confirmed');
  });

  test('is left, and asked for again', async () => {
    const token = await subscribe('ravi@reader.example');
    await post('/confirm', { token });
    expect((await post('/unsubscribe', { token })).status).toBe(200);
    expect(await findState('ravi@reader.example')).toEqual({ confirmed: true, left: true });
    expect((await post('', { email: 'RAVI@reader.example' })).status).toBe(200);
    const mail = await waitFor(() => mailsTo('ravi@reader.example')[1]);
    const newer = /confirm\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    await post('/confirm', { token: newer });
    expect(await findState('ravi@reader.example')).toEqual({ confirmed: true, left: false });
  });

  test('answers alike for an address that has it, and mails it nothing', async () => {
    const token = await subscribe('meera@reader.example');
    await post('/confirm', { token });
    const reply = await post('', { email: 'meera@reader.example' });
    expect([reply.status, reply.body.message]).toEqual([200, NEWSLETTER_MESSAGES.success]);
    await subscribe('other@reader.example');
    expect(mailsTo('meera@reader.example')).toHaveLength(1);
  });

  test('a link confirms for a week and unsubscribes for ever', async () => {
    const token = await subscribe('late@reader.example');
    api.setNow('2026-11-28T06:00:01Z');
    expect((await post('/confirm', { token })).status).toBe(422);
    expect((await post('/unsubscribe', { token })).status).toBe(200);
    api.setNow(NOW);
  });

  test('mails an address three times an hour at the most', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await post('', { email: 'often@reader.example' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const form = await postForm('', { email: 'often@reader.example' });
    expect([form.status, form.headers.location]).toEqual([303, '/api/v1/public/done?outcome=too-many']);
  });
});

describe('a plain form', () => {
  test('needs no key, and is answered with a page that says what happened', async () => {
    const sent = await postForm('', { email: 'plain@reader.example' });
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      '/api/v1/public/done?outcome=newsletter-sent',
    ]);
    const page = await api.call('GET', '/public/done?outcome=newsletter-sent');
    expect(page.text).toContain('Check your inbox');
    expect((await postForm('', { email: 'none' })).headers.location).toContain('outcome=not-sent');
    expect((await postForm('/confirm', { token: 'x' })).headers.location).toContain('outcome=dead-link');
    expect((await api.call('GET', '/public/done?outcome=%3Cb%3E')).text).not.toContain('<b>');
  });

  test('is taken by these calls only', async () => {
    const reply = await api.call('POST', '/auth/login', {
      payload: 'email=owner%40works.example&password=x',
      headers: { ...WITH_KEY, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.status).toBe(415);
  });

  test('JSON without the key is refused as everywhere', async () => {
    expect((await api.call('POST', BASE, { data: { email: 'a@reader.example' } })).status).toBe(401);
  });
});

test('a plain form is taken where payloads are encrypted: a form cannot do that', async () => {
  const encrypted = await startHarness({ env: { EHS_PAYLOAD_KEY: 'ab'.repeat(32) } });
  const reply = await encrypted.call('POST', BASE, {
    payload: 'email=form%40reader.example',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([reply.status, reply.headers.location]).toEqual([303, expect.stringContaining('newsletter-sent')]);
  const plain = await encrypted.call('POST', BASE, { data: { email: 'json@reader.example' } });
  expect(plain.status).toBe(400);
  await encrypted.close();
});

test.each<[string, string, unknown, number]>([
  ['no address', '', {}, 422],
  ['no valid address', '', { email: 'asha@' }, 422],
  ['a number', '', { email: 7 }, 400],
  ['no token', '/confirm', {}, 422],
  ['a made-up token', '/confirm', { token: 'a'.repeat(43) }, 422],
  ['a made-up token', '/unsubscribe', { token: 'a'.repeat(43) }, 422],
])('%s is refused: %s', async (_, path, data, status) => {
  expect((await post(path, data)).status).toBe(status);
});

test('a token of the address is not written into the page unless it can be one', async () => {
  const page = await api.call('GET', `${BASE}/confirm?token=${encodeURIComponent('"><script>')}`);
  expect(page.text).not.toContain('<script>');
});

test('who fills the field that nobody sees is told of a success, and is not kept', async () => {
  const trapped = await post('', { email: 'bot@reader.example', website: 'https://spam.example' });
  expect([trapped.status, trapped.body.message]).toEqual([200, NEWSLETTER_MESSAGES.success]);
  const form = await postForm('', { email: 'bot@reader.example', website: 'x' });
  expect([form.status, form.headers.location]).toEqual([303, '/api/v1/public/done?outcome=newsletter-sent']);
  expect(await findState('bot@reader.example')).toBeNull();
  expect((await post('', { email: 'person@reader.example', website: '' })).status).toBe(200);
  expect(await findState('person@reader.example')).toEqual({ confirmed: false, left: false });
});
