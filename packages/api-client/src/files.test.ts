import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setClientHandlers } from './client-events.ts';
import { setConfig } from './config.ts';
import {
  downloadFile,
  findAvatarUrl,
  findFileName,
  loadFile,
  saveDownload,
  toConsentFileSource,
} from './files.ts';
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

describe('the name of a file', () => {
  test.each([
    [null, null],
    ['inline', null],
    ['attachment; filename=""', null],
    ['attachment; filename="tasks-2026-11-21.csv"', 'tasks-2026-11-21.csv'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''%E0%A4%9C%E0%A4%B2.pdf`, 'जल.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''%E0%A4`, 'x.pdf'],
  ])('%s: %s', (disposition, name) => {
    expect(findFileName(disposition)).toBe(name);
  });
});

describe('saveDownload', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });

  test('sends what is asked and takes the name of the server', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="tasks-2026-11-21.xlsx"' };
    fetchMock.mockResolvedValue(new Response('bytes', { headers }));
    const call = { path: '/scheduled-tasks/export', data: { ids: ['1'], format: 'xlsx' } };
    expect(await saveDownload(call, 'tasks.xlsx')).toBe(true);
    expect(saved).toEqual(['tasks-2026-11-21.xlsx']);
    const [, request] = fetchMock.mock.calls[0] ?? [];
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ data: call.data }) });
  });

  test('falls back to a name of its own, and saves nothing when it fails', async () => {
    fetchMock.mockResolvedValueOnce(new Response('bytes'));
    expect(await saveDownload({ path: '/x' }, 'tasks.csv')).toBe(true);
    expect(saved).toEqual(['tasks.csv']);
    fetchMock.mockResolvedValueOnce(Response.json({ message: 'Too many rows' }, { status: 422 }));
    expect(await saveDownload({ path: '/x' }, 'tasks.csv')).toBe(false);
    expect(saved).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledWith('Too many rows');
  });
});
