import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setClientHandlers } from './client-events.ts';
import { setConfig } from './config.ts';
import { downloadFile, findAvatarUrl, loadFile, toConsentFileSource } from './files.ts';
import { reloadSession, saveSession } from './session-storage.ts';
import { toTestSession } from './test-data.ts';

const fetchMock = vi.fn<typeof fetch>();
const onFailure = vi.fn();

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  saveSession(toTestSession());
  fetchMock.mockReset();
  onFailure.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  setClientHandlers({ onFailure });
});

afterEach(() => {
  setConfig({});
});

describe('findAvatarUrl', () => {
  const updatedAt = '2026-11-21T00:00:00.000Z';
  const version = Date.parse(updatedAt);
  const cases: [string, string, string | null, string | null][] = [
    ['nothing', '', null, null],
    ['a path of the API', '', '/avatars/k', `/api/v1/avatars/k?v=${version}`],
    [
      'another host',
      'https://api.example.com',
      '/avatars/k',
      `https://api.example.com/api/v1/avatars/k?v=${version}`,
    ],
    ['an absolute one', '', 'https://cdn.example.com/k.webp', `https://cdn.example.com/k.webp?v=${version}`],
  ];
  test.each(cases)('%s', (_name, apiUrl, path, url) => {
    setConfig({ apiUrl });
    expect(findAvatarUrl({ avatar: path === null ? null : { path }, updatedAt })).toBe(url);
  });
});

test('the file of an order is loaded with the session', () => {
  expect(toConsentFileSource('d1')).toMatchObject({
    url: '/api/v1/consent-documents/d1/file',
    httpHeaders: { Authorization: 'Bearer token-1' },
  });
  expect(toConsentFileSource('d1', { original: true }).url).toBe(
    '/api/v1/consent-documents/d1/file?original=1',
  );
});

describe('loadFile', () => {
  test('answers the bytes', async () => {
    fetchMock.mockResolvedValue(new Response('bytes'));
    const answer = await loadFile('/x/file');
    expect('data' in answer && (await answer.data.text())).toBe('bytes');
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer token-1' });
  });

  test('a refusal is a failure that is said', async () => {
    fetchMock.mockResolvedValue(Response.json({ message: 'Not found' }, { status: 404 }));
    expect(await loadFile('/x/file')).toMatchObject({ error: { status: 404, message: 'Not found' } });
    expect(onFailure).toHaveBeenCalledWith('Not found');
  });

  test('broken off by the person it says nothing', async () => {
    const stop = new AbortController();
    stop.abort();
    fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'));
    expect(await loadFile('/x/file', {}, stop.signal)).toMatchObject({ error: { status: 0 } });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('a download that fails says that it did', async () => {
    fetchMock.mockRejectedValue(new TypeError('failed to fetch'));
    expect(await downloadFile('/x/file', 'order.pdf')).toBe(false);
  });
});
