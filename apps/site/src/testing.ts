import { vi } from 'vitest';

/** What a call was sent: its method, and the parsed body where it has one. */
export type SentCall = { path: string; method: string; headers: Headers; body: unknown };

/** An answer of the API, or what becomes of a call instead of one. */
export type StubbedAnswer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

/**
 * Takes the place of `fetch`: `/config.json` answers with the given settings, every other address with what `answer`
 * gives for it. @returns the calls made so far, without that of the settings
 */
export function stubFetch(
  answer: (call: SentCall) => StubbedAnswer | Promise<StubbedAnswer>,
  config: object = {},
): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/config.json') return Response.json(config);
    const call: SentCall = {
      path,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const result = await answer(call);
    if (result instanceof Error) throw result;
    const { status = 200, body = { message: 'Done', data: null }, headers = {} } = result;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return calls;
}
