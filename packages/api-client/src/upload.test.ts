import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setClientHandlers } from './client-events.ts';
import { setConfig } from './config.ts';
import { encryptPayload } from './payload-encryption.ts';
import { reloadSession, saveSession } from './session-storage.ts';
import { toTestSession } from './test-data.ts';
import { uploadFile } from './upload.ts';

const onFailure = vi.fn();

/** Stands in for the browser's request: the test decides what happens to it. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  body: FormData | null = null;
  opened: string[] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? '5' : null;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const file = new File(['%PDF-1.7'], 'order.pdf', { type: 'application/pdf' });

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  saveSession(toTestSession());
  onFailure.mockReset();
  setClientHandlers({ onFailure });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

describe('uploadFile', () => {
  test('sends fields and file with the session and reports progress', async () => {
    const onProgress = vi.fn();
    const done = uploadFile({
      path: '/generate-tasks',
      file,
      fields: { dryRun: '1' },
      onProgress,
      idempotencyKey: 'k',
    });
    const request = FakeRequest.last;
    expect(request.opened).toEqual(['POST', '/api/v1/generate-tasks']);
    expect(request.headers).toMatchObject({ Authorization: 'Bearer token-1', 'Idempotency-Key': 'k' });
    expect('Content-Type' in request.headers).toBe(false);
    expect([...(request.body?.keys() ?? [])]).toEqual(['dryRun', 'file']);
    request.upload.onprogress?.({ loaded: 4, total: 8, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 5, total: 0, lengthComputable: false });
    expect(onProgress.mock.calls).toEqual([[{ sent: 4, total: 8 }], [{ sent: 5, total: file.size }]]);
    request.answer(202, { message: 'Uploaded', data: { id: 'd1' } });
    expect(await done).toEqual({ data: { message: 'Uploaded', data: { id: 'd1' } } });
  });

  describe('with a payload key (D34)', () => {
    const KEY = '5c'.repeat(32);
    beforeEach(() => setConfig({ payloadKey: KEY }));

    test('the form is sent as it is, and the answer is decrypted', async () => {
      const done = uploadFile({ path: '/generate-tasks/import', file, fields: { dryRun: '1' } });
      const request = FakeRequest.last;
      expect(request.body?.get('dryRun')).toBe('1');
      expect(request.body?.get('file')).toMatchObject({ name: 'order.pdf', size: file.size });
      request.answer(200, { message: 'Checked', data: encryptPayload({ created: 0, rows: [] }, KEY) });
      expect(await done).toEqual({ data: { message: 'Checked', data: { created: 0, rows: [] } } });
    });

    test('an answer under another key is a failure that says so', async () => {
      const done = uploadFile({ path: '/generate-tasks', file });
      FakeRequest.last.answer(202, {
        message: 'Uploaded',
        data: encryptPayload({ id: 'd1' }, 'aa'.repeat(32)),
      });
      expect(await done).toMatchObject({ error: { status: 0, message: 'The answer cannot be read.' } });
    });

    test('a refusal is plain', async () => {
      const done = uploadFile({ path: '/x', file }, { expects: [409] });
      FakeRequest.last.answer(409, { message: 'Same file', existingId: 'd1' });
      expect(await done).toMatchObject({ error: { status: 409, existingId: 'd1' } });
    });
  });

  test('a file that is there already is a value with its id, without a toast', async () => {
    const done = uploadFile({ path: '/x', file }, { expects: [409] });
    FakeRequest.last.answer(409, { message: 'Same file', existingId: 'd1' });
    expect(await done).toMatchObject({ error: { status: 409, existingId: 'd1', retryAfter: 5 } });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([
    ['a lost connection', (request: FakeRequest) => request.onerror?.()],
    ['a page of something else', (request: FakeRequest) => request.answer(200, '<html>')],
  ])('%s is a failure', async (_name, happen) => {
    const done = uploadFile({ path: '/x', file });
    happen(FakeRequest.last);
    expect(await done).toMatchObject({ error: { status: 0 } });
    expect(onFailure).toHaveBeenCalledWith('Server not connected');
  });

  test('broken off by the person it says nothing', async () => {
    const stop = new AbortController();
    const done = uploadFile({ path: '/x', file, signal: stop.signal });
    stop.abort();
    expect(await done).toMatchObject({ error: { status: 0 } });
    expect(onFailure).not.toHaveBeenCalled();
  });
});
