import { toApiUrl } from './config.ts';
import { toRequestHeaders } from './request-headers.ts';

/** An event of a stream: its name (`message` by default) and its text. */
export type StreamEvent = { event: string; data: string };

/**
 * Splits the text of a stream into events (WHATWG server-sent events: a blank line ends an event, `:` starts a
 * comment). Returns the events, and the rest of the text for the next call.
 */
export function parseEvents(text: string): { events: StreamEvent[]; rest: string } {
  const normalised = text.replace(/\r\n/g, '\n');
  const blocks = normalised.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap(parseBlock), rest };
}

function parseBlock(block: string): StreamEvent[] {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const separator = line.indexOf(':');
    if (separator === 0) continue;
    const name = separator < 0 ? line : line.slice(0, separator);
    const value = separator < 0 ? '' : line.slice(separator + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length === 0 ? [] : [{ event, data: data.join('\n') }];
}

/** How long a stream may be silent, in milliseconds: two heartbeats of 15 s, and a margin (D36). */
const SILENCE_MS = 40_000;

/**
 * Reads a stream of server-sent events with `fetch`, because an EventSource cannot send the session's header (D36).
 * Ends when the server ends it or `signal` aborts. Throws if it cannot be opened, is interrupted or falls silent.
 */
export async function readEventStream(
  path: string,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort, { once: true });
  let timer = setTimeout(abort, SILENCE_MS);
  try {
    const headers = toRequestHeaders({ accept: 'text/event-stream' });
    const response = await fetch(toApiUrl(path), { headers, signal: stop.signal, credentials: 'omit' });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
    if (!response.ok || !isStream || response.body === null) throw new Error('The stream did not open.');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
      const parsed = parseEvents(rest + chunk.value);
      rest = parsed.rest;
      for (const event of parsed.events) onEvent(event);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
