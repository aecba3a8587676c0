/// <reference path="./pg-utils.d.ts" />
import type { Connection, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { type Prepared, type PreparedStatements, type Shape, toShape } from './prepared.ts';

/** One statement with its values. */
export type Statement = { text: string; values: readonly unknown[] };
/** What a statement was answered with; `command` is the first word of what PostgreSQL says it did. */
export type Answered = { rows: Record<string, unknown>[]; command: string; count: number };

const COMMAND = /^([A-Z]+)(?: \d+)*?(?: (\d+))?$/;
/** The connection is another than the one that planned them, or somebody made it forget. */
const UNKNOWN_STATEMENT = '26000';
const NO_SHAPE: Shape = { names: [], parsers: [] };

type Item = {
  text: string;
  values: (string | Buffer | null)[];
  prepared: Prepared | null;
  shape: Shape;
  rows: Record<string, unknown>[];
};

/**
 * Statements that go to the database together and are answered together: one way there and one back, however many
 * they are. Outside a transaction they are one of their own. Where one fails, those behind it are not run.
 * It is handed to `query` of a client of `pg`, which calls its methods as the answers arrive.
 */
export class Batch implements Submittable {
  readonly #prepared: PreparedStatements;
  readonly statements: readonly Statement[];
  readonly #answers: Answered[] = [];
  readonly #onEnd: (answers: Answered[], error: Error | null) => void;
  #items: Item[] = [];

  /** @param onEnd told once: of all answers, or of those before an error and the error */
  constructor(
    prepared: PreparedStatements,
    statements: readonly Statement[],
    onEnd: (answers: Answered[], error: Error | null) => void,
  ) {
    this.#prepared = prepared;
    this.statements = statements;
    this.#onEnd = onEnd;
  }

  /** Sends everything. @returns the error of a value that cannot be sent: nothing has been sent then */
  submit(connection: Connection): Error | null {
    let isNew: boolean[];
    try {
      const values = this.statements.map((each) => each.values.map(utils.prepareValue));
      isNew = [];
      this.#items = this.statements.map(({ text }, index) => {
        const known = this.#prepared.find(text);
        isNew.push(known === null);
        return {
          text,
          values: values[index] ?? [],
          prepared: known ?? this.#prepared.add(text),
          shape: NO_SHAPE,
          rows: [],
        };
      });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
    const messages = this.#prepared.takeClosing().map((name) => serialize.close({ type: 'S', name }));
    for (const [index, { text, values, prepared }] of this.#items.entries()) {
      const name = prepared?.name ?? '';
      if (isNew[index]) messages.push(serialize.parse({ name, text }));
      messages.push(serialize.bind({ statement: name, values }));
      if (!prepared?.shape) messages.push(serialize.describe({ type: 'P', name: '' }));
      messages.push(serialize.execute());
    }
    messages.push(serialize.sync());
    // As one piece: each piece costs a way through the stream, and may become a packet of its own.
    if (connection.stream.writable) connection.stream.write(Buffer.concat(messages));
    return null;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const item = this.#current;
    if (item) item.shape = toShape(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const item = this.#current;
    if (!item) return;
    const { names, parsers } = item.prepared?.shape ?? item.shape;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < fields.length; index++) {
      const value = fields[index] ?? null;
      row[names[index] ?? ''] = value === null ? null : parsers[index]?.(value);
    }
    item.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const item = this.#current;
    if (!item) return;
    if (item.prepared) item.prepared.shape ??= item.shape;
    const said = COMMAND.exec(text);
    this.#answers.push({ rows: item.rows, command: said?.[1] ?? text, count: Number(said?.[2] ?? 0) });
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {
    // Rows are never asked for in parts.
  }

  handleCopyInResponse(connection: Connection & { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('No source of data');
  }

  handleCopyData(): void {
    // Nobody asks for it.
  }

  handleError(error: Error & { code?: string }): void {
    if (error.code === UNKNOWN_STATEMENT) this.#prepared.forgetAll();
    // Whether the one that failed was planned is not known; the others behind it were not.
    for (const { text, prepared } of this.#items.slice(this.#answers.length))
      if (prepared && !prepared.shape) this.#prepared.forget(text);
    const failed = this.#current;
    if (failed?.prepared) this.#prepared.forget(failed.text);
    this.#onEnd(this.#answers, error);
  }

  handleReadyForQuery(): void {
    this.#onEnd(this.#answers, null);
  }

  get #current(): Item | undefined {
    return this.#items[this.#answers.length];
  }
}
