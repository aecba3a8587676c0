/// <reference path="./pdf-worker-handler.d.ts" />
// Whoever imports this has the types of the handler as well.
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

type Listener = (event: { data: unknown }) => void;

/** What pdf.js takes for a worker; of all that one has it calls what `Port` has. */
type AnyPort = NonNullable<Parameters<typeof PDFWorker.create>[0]['port']>;

type Chunk = { chunk: { items: unknown[]; styles: object } };

/** A message that brings a part of the text of a page. */
const isText = (message: object): message is Chunk => {
  const { chunk } = message as Partial<Chunk>;
  return Array.isArray(chunk?.items) && typeof chunk.styles === 'object';
};

/**
 * What is handed over of a message. The worker makes new lists for the next part of a text, so that those of the last
 * one need no copies; whatever else it sends it may go on writing to.
 */
const toHandOver = (message: object, transfer: ArrayBuffer[] | undefined): object =>
  isText(message)
    ? { ...message, chunk: { ...message.chunk } }
    : structuredClone(message, transfer && { transfer });

/** One end of the line between pdf.js and its worker. Messages arrive in order, after the sender has gone on. */
class Port {
  readonly #listeners = new Set<Listener>();
  #other: Port | null = null;

  connect(other: Port): void {
    this.#other = other;
  }

  postMessage(message: object, transfer?: ArrayBuffer[]): void {
    const event = { data: toHandOver(message, transfer) };
    queueMicrotask(() => this.#other?.receive(event));
  }

  receive(event: { data: unknown }): void {
    for (const listener of this.#listeners) listener.call(this, event);
  }

  addEventListener(_name: 'message', listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }
}

/**
 * A worker of pdf.js in this thread. The one that pdf.js sets up here by itself copies every piece of text on its way,
 * as if it came from another thread, which costs more than a twentieth of an extraction.
 */
export const createPdfWorker = (): PDFWorker => {
  const here = new Port();
  const there = new Port();
  here.connect(there);
  there.connect(here);
  const worker = PDFWorker.create({ port: here as object as AnyPort, verbosity: 0 });
  WorkerMessageHandler.initializeFromPort(there);
  return worker;
};
