import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setConfig } from './config.ts';
import { parseEvents, readEventStream, type StreamEvent } from './event-stream.ts';
import { reloadSession, saveSession } from './session-storage.ts';
import { toTestSession } from './test-data.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

function stream(...pieces: string[]): Response {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    start(controller) {
      for (const piece of bytes) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

describe('parseEvents', () => {
  const cases: [string, string, StreamEvent[], string][] = [
    ['one event', 'event: progress\ndata: {"a":1}\n\n', [{ event: 'progress', data: '{"a":1}' }], ''],
    ['without a name', 'data: x\n\n', [{ event: 'message', data: 'x' }], ''],
    ['several lines', 'data: x\ndata: y\n\n', [{ event: 'message', data: 'x\ny' }], ''],
    ['Windows line ends', 'event: a\r\ndata: x\r\n\r\n', [{ event: 'a', data: 'x' }], ''],
    ['a heartbeat', ': beat\n\n', [], ''],
    ['an event cut off', 'data: x\n\ndata: y', [{ event: 'message', data: 'x' }], 'data: y'],
    ['no space after the colon', 'data:x\n\n', [{ event: 'message', data: 'x' }], ''],
    ['nothing', '', [], ''],
  ];
  test.each(cases)('%s', (_name, text, events, rest) => {
    expect(parseEvents(text)).toEqual({ events, rest });
  });
});

describe('readEventStream', () => {
  test('sends the session and gives events across pieces', async () => {
    saveSession(toTestSession());
    fetchMock.mockResolvedValue(stream('event: progress\nda', 'ta: 1\n\n: beat\n\ndata: 2\n', '\n'));
    const events: StreamEvent[] = [];
    await readEventStream('/x/events', (event) => events.push(event), new AbortController().signal);
    expect(events).toEqual([
      { event: 'progress', data: '1' },
      { event: 'message', data: '2' },
    ]);
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({
      Authorization: 'Bearer token-1',
      Accept: 'text/event-stream',
    });
  });

  test.each([
    ['a status that is not ok', new Response('no', { status: 503 })],
    ['something else', Response.json({})],
  ])('throws on %s', async (_name, response) => {
    fetchMock.mockResolvedValue(response);
    await expect(readEventStream('/x', vi.fn(), new AbortController().signal)).rejects.toThrow();
  });
});
