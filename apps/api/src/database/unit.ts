import { AbortedTransactionError } from 'kysely';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { type Answered, Batch, type Statement } from './batch.ts';
import { MOST_PREPARED, PreparedStatements } from './prepared.ts';

const BEGIN: Statement = { text: 'BEGIN', values: [] };
const COMMIT: Statement = { text: 'COMMIT', values: [] };
const ROLLBACK: Statement = { text: 'ROLLBACK', values: [] };

/** A statement that has not been sent yet. Nobody waits for the answer of one without `answered`. */
type Waiting = {
  statement: Statement;
  answered?: { resolve: (answer: Answered) => void; reject: (error: unknown) => void };
};

/** The statements that each connection keeps planned. */
const prepared = new WeakMap<ClientBase, PreparedStatements>();

function preparedOf(client: ClientBase, most: number): PreparedStatements {
  const found = prepared.get(client) ?? new PreparedStatements(most);
  prepared.set(client, found);
  return found;
}

/**
 * Statements that belong together, on one connection, which is taken when the first of them is run. What is asked for
 * at the same moment goes to the database together.
 * - A `transaction` is one of PostgreSQL: it begins with its first statement and ends with `commit` or `rollback`.
 * - `reads` are nothing but reads. Each lot that goes out is a transaction of its own that can write nothing, and
 *   there is nothing to commit.
 */
export class Unit {
  readonly #pool: Pool;
  readonly #kind: 'transaction' | 'reads';
  readonly #enter: Statement;
  readonly #mostPrepared: number;
  #client: PoolClient | null = null;
  #waiting: Waiting[] = [];
  /** Whether a lot is under way, or about to be. */
  #isBusy = false;
  #whenIdle: (() => void)[] = [];
  #hasBegun = false;
  /** Whether the commit goes with what is run next, has gone, and was heard of. */
  #last: 'no' | 'next' | 'sent' | 'committed' = 'no';
  #isOver = false;

  /**
   * @param enter what a lot, or the transaction, begins with: the role and the organisation
   * @param mostPrepared so many statements are kept planned by each connection
   */
  constructor(
    pool: Pool,
    kind: 'transaction' | 'reads',
    enter: Statement,
    mostPrepared: number = MOST_PREPARED,
  ) {
    this.#pool = pool;
    this.#kind = kind;
    this.#enter = enter;
    this.#mostPrepared = mostPrepared;
  }

  /** Runs a statement with those that are asked for at the same moment. */
  run(statement: Statement): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (this.#takesNoMore) {
        reject(new Error('The transaction is over'));
        return;
      }
      this.#waiting.push({ statement, answered: { resolve, reject } });
      if (!this.#isBusy) this.#sendSoon();
    });
  }

  /**
   * Adds a statement whose answer says nothing: it goes with the next that is run, at the latest with the commit, and
   * where it fails, that fails.
   */
  defer(statement: Statement): void {
    if (this.#takesNoMore) throw new Error('The transaction is over');
    this.#waiting.push({ statement });
  }

  get #takesNoMore(): boolean {
    return this.#isOver || this.#last === 'sent' || this.#last === 'committed';
  }

  /**
   * Says that what is run next is the last: the commit goes with it, and nothing can be run or taken back behind it. Where
   * a statement of it fails, nothing is committed.
   */
  commitWithNext(): void {
    if (this.#kind === 'transaction') this.#last = 'next';
  }

  /** Commits what was done, if anything was. @throws AbortedTransactionError where an error was overheard */
  async commit(): Promise<void> {
    await this.#settle();
    this.#isOver = true;
    const left = this.#waiting.splice(0).map(({ statement }) => statement);
    if (this.#last !== 'committed' && (this.#hasBegun || left.length > 0)) {
      try {
        checkCommitted(await this.#send([...left, COMMIT]));
      } catch (error) {
        if (!(error instanceof AbortedTransactionError)) await this.#takeBack().catch(() => undefined);
        this.#release();
        throw error;
      }
    }
    this.#release();
  }

  /** Takes back what was done. @throws Error where the connection is lost; the server takes it back then */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    await this.#settle();
    this.#isOver = true;
    this.#waiting = [];
    try {
      await this.#takeBack();
    } finally {
      this.#release();
    }
  }

  /** Ends reads: there is nothing to commit. */
  async end(): Promise<void> {
    await this.#settle();
    this.#isOver = true;
    this.#release();
  }

  async #takeBack(): Promise<void> {
    if (!this.#client || !this.#hasBegun || this.#last === 'committed') return;
    try {
      await this.#send([ROLLBACK]);
    } catch (error) {
      this.#release(true);
      throw error;
    }
  }

  /** Waits for what is under way. */
  async #settle(): Promise<void> {
    while (this.#isBusy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /** Whatever the code asks for before it waits goes out together. */
  #sendSoon(): void {
    this.#isBusy = true;
    process.nextTick(() => {
      const lot = this.#waiting.splice(0);
      const statements = lot.map(({ statement }) => statement);
      const tell = (index: number, answer: Answered) => lot[index]?.answered?.resolve(answer);
      const sent = this.#last === 'next' ? this.#sendLast(statements, tell) : this.#send(statements, tell);
      sent.then(
        () => this.#goOn(),
        (error: unknown) => {
          for (const { answered } of lot) answered?.reject(error);
          this.#goOn();
        },
      );
    });
  }

  /** Sends what is the last with the commit. Behind an error PostgreSQL does not run it. */
  async #sendLast(statements: readonly Statement[], tell: (index: number, answer: Answered) => void) {
    this.#last = 'sent';
    checkCommitted(await this.#send([...statements, COMMIT], tell));
    this.#last = 'committed';
  }

  #goOn(): void {
    this.#isBusy = false;
    if (this.#waiting.some(({ answered }) => answered)) this.#sendSoon();
    else for (const tell of this.#whenIdle.splice(0)) tell();
  }

  /**
   * Sends statements with what they have to begin with.
   * @param tell told of each answer, of those before an error as well
   */
  async #send(
    statements: readonly Statement[],
    tell: (index: number, answer: Answered) => void = () => undefined,
  ): Promise<Answered[]> {
    this.#client ??= await this.#pool.connect();
    const client = this.#client;
    const isFirst = this.#kind === 'transaction' && !this.#hasBegun;
    const before = this.#kind === 'reads' ? [this.#enter] : isFirst ? [BEGIN, this.#enter] : [];
    this.#hasBegun = true;
    return new Promise((resolve, reject) => {
      const batch = new Batch(
        preparedOf(client, this.#mostPrepared),
        [...before, ...statements],
        (answers, error) => {
          const own = answers.slice(before.length);
          if (error) {
            for (const [index, answer] of own.entries()) tell(index, answer);
            reject(error);
            return;
          }
          resolve(own);
          for (const [index, answer] of own.entries()) tell(index, answer);
        },
      );
      client.query(batch);
    });
  }

  #release(isBroken = false): void {
    const client = this.#client;
    this.#client = null;
    // A connection that is still in a transaction is not one for others.
    client?.release(isBroken || client.getTransactionStatus() !== 'I');
  }
}

/** @throws AbortedTransactionError where an error was overheard, and the commit took everything back */
function checkCommitted(answers: readonly Answered[]): void {
  if (answers.at(-1)?.command === 'ROLLBACK') throw new AbortedTransactionError();
}
