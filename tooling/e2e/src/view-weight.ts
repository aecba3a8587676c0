import type { Browser, BrowserContextOptions, CDPSession, Page, Route } from '@playwright/test';

/** One request of a view, as it went over the wire. */
export type ViewRequest = {
  url: string;
  /** The browser's name of its kind: `Script`, `Stylesheet`, `Font`, `Fetch`. */
  kind: string;
  /** Headers and body, as they were sent. */
  bytes: number;
  /** The body when it is unpacked. */
  unpackedBytes: number;
  status: number;
  /** Header names in small letters. */
  headers: Readonly<Record<string, string>>;
};

/** What the first view of a page costs whoever has never seen it. */
export type ViewWeight = {
  requests: readonly ViewRequest[];
  /** Bytes of all requests. */
  bytes: number;
  /** Sum of all layout shifts without an input before them (CLS counts a part of them). */
  shift: number;
  /** Elements of the document. */
  nodes: number;
};

/** The screen of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 } } as const;

/** A view is whole when nothing has been asked for this long: what is loaded ahead after a rest counts as well. */
const QUIET_MS = 4_000;
const LONGEST_MS = 120_000;
const POLL_MS = 100;
/** Fonts come this late, as they do on a slow line: text is drawn in what stands in for them first, and must not move. */
const LATE_MS = 1_500;

/**
 * Opens a page in a context of its own, with an empty cache, and weighs all that it asks for.
 * @param isShown waits until the page shows what it is for
 * @param lateCall a part of the address of calls whose answers come after all others
 */
export async function weighView(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  isShown: (page: Page) => Promise<void>,
  lateCall?: string,
): Promise<ViewWeight> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const hold = async (route: Route) => {
      await new Promise((done) => setTimeout(done, LATE_MS));
      await route.continue();
    };
    await page.route('**/*.woff2', hold);
    if (lateCall !== undefined) await page.route(({ href }) => href.includes(lateCall), hold);
    const log = await logRequests(await context.newCDPSession(page));
    await page.goto(url);
    await isShown(page);
    await log.untilQuiet();
    const { shift, nodes } = await page.evaluate(() => ({
      shift: Number(document.documentElement.dataset.shift ?? 0),
      nodes: document.querySelectorAll('*').length,
    }));
    const requests = log.list();
    return { requests, bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0), shift, nodes };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts; an attribute is where both worlds can read. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) sum += shift.value;
    }
    document.documentElement.dataset.shift = `${sum}`;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function logRequests(session: CDPSession) {
  const requests = new Map<string, ViewRequest>();
  const open = new Set<string>();
  let lastAt = Date.now();
  const touch = () => {
    lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // What is written into the page itself is no request.
    if (!request.url.startsWith('http')) return;
    touch();
    open.add(requestId);
    const empty = { bytes: 0, unpackedBytes: 0, status: 0, headers: {} };
    requests.set(requestId, { url: request.url, kind: type ?? 'Other', ...empty });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = requests.get(requestId);
    if (!known) return;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    requests.set(requestId, { ...known, kind: type, status: response.status, headers });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const known = requests.get(requestId);
    if (known) requests.set(requestId, { ...known, unpackedBytes: known.unpackedBytes + dataLength });
  });
  const end = (requestId: string, bytes: number) => {
    touch();
    open.delete(requestId);
    const known = requests.get(requestId);
    if (known) requests.set(requestId, { ...known, bytes });
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  return {
    list: (): readonly ViewRequest[] => [...requests.values()],
    untilQuiet: async () => {
      const deadline = Date.now() + LONGEST_MS;
      while (open.size > 0 || Date.now() - lastAt < QUIET_MS) {
        if (Date.now() > deadline) throw new Error(`Still loading: ${[...open].join(', ')}`);
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
  };
}
