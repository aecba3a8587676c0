import { vi } from 'vitest';

/** What a fake call answers: the `data` of a 200 with `message`, or a problem. */
export type FakeAnswer = { status?: number; message?: string; data?: unknown; problem?: object };

/** A call that was made; `body` is what stood in `data`, a bare body, or a form. */
export type FakeCall = { method: string; path: string; query: URLSearchParams; body: unknown };

/** Answers a call. */
export type FakeRoute = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

/** Calls by `METHOD /path`; `:id` stands for any one part. */
export type FakeRoutes = Readonly<Record<string, FakeRoute | FakeAnswer>>;

/** Bytes that lie beside the pages, by their path. */
export type FakeFiles = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** The fake API of a test: what was called, and what nobody had expected. */
export type FakeApi = { calls: FakeCall[]; unexpected: string[]; set: (routes: FakeRoutes) => void };

const BASE = '/api/v1';

function matches(pattern: string, route: string): boolean {
  const wanted = pattern.split('/');
  const parts = route.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function toBody(body: BodyInit | null | undefined): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : parsed;
}

function toResponse({ status = 200, message = 'Done', data = null, problem }: FakeAnswer): Response {
  if (status < 400) return Response.json({ message, data }, { status });
  return Response.json({ message, ...problem }, { status });
}

/**
 * Replaces `fetch` by a fake API. Routes that are set later win. A call without a route is noted as unexpected and
 * answered as if the server were broken.
 */
export function fakeApi(initial: FakeRoutes = {}, files: FakeFiles = {}): FakeApi {
  let routes: [string, FakeRoute | FakeAnswer][] = Object.entries(initial);
  const api: FakeApi = {
    calls: [],
    unexpected: [],
    set: (more) => {
      routes = [...Object.entries(more), ...routes];
    },
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://portal.test');
    const call: FakeCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(BASE, ''),
      query: url.searchParams,
      body: toBody(init.body),
    };
    api.calls.push(call);
    if (!url.pathname.startsWith(BASE)) {
      const file = files[url.pathname];
      return file === undefined ? new Response(null, { status: 404 }) : new Response(file);
    }
    const name = `${call.method} ${call.path}`;
    const route = routes.find(([pattern]) => matches(pattern, name))?.[1];
    if (route === undefined) {
      api.unexpected.push(name);
      return toResponse({ status: 500, message: `Nobody expected ${name}` });
    }
    return toResponse(typeof route === 'function' ? await route(call) : route);
  });
  return api;
}
