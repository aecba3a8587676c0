import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { DB } from './types.generated.ts';

type Tx = Transaction<DB>;

/** A transaction whose work is done and whose commit waits for what belongs to it. */
export type Held = { tx: Tx; commit(): Promise<void>; rollback(): Promise<void> };

/**
 * Holds back the commit of the last transaction of a call, so that its answer can be kept in the same one: after a kill
 * there are both, or neither. Only the last: as soon as another one begins, what is held is committed, as it would have
 * been without this.
 */
class Scope {
  #held: Held[] = [];
  #after: (() => Promise<void>)[] = [];
  #running = 0;
  /** What goes on after the call (a stream, work that nobody waits for) has transactions as ever. */
  isOver = false;

  /** Runs a transaction whose commit may wait; not that of one within another, which may need what it wrote. */
  async transact<T>(begin: () => Held, work: (tx: Tx) => Promise<T>): Promise<T> {
    const isOuter = this.#running === 0;
    if (isOuter) await this.settle();
    this.#running += 1;
    try {
      const held = begin();
      const result = await orUndo(held, () => work(held.tx));
      if (isOuter) this.#held.push(held);
      else await held.commit();
      return result;
    } finally {
      this.#running -= 1;
    }
  }

  /** Does something once what is held is committed, and never where it is taken back. */
  async afterCommit(work: () => Promise<void>): Promise<void> {
    if (this.#held.length > 0) this.#after.push(work);
    else await work();
  }

  /** Commits what is held. */
  async settle(): Promise<void> {
    while (this.#held.length > 0 || this.#after.length > 0) {
      for (let next = this.#held.shift(); next; next = this.#held.shift()) await next.commit();
      await this.#after.shift()?.();
    }
  }

  /** Commits what is held, the last with something more in it. @returns whether there was one that took it */
  async settleWith(more: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    const last = this.#held.at(-1);
    const hasTaken = last !== undefined && (await more(last.tx));
    await this.settle();
    return hasTaken;
  }

  /** Takes back what is held. */
  async undo(): Promise<void> {
    this.#after = [];
    for (const held of this.#held.splice(0)) await held.rollback().catch(() => undefined);
  }
}

/** Runs work in a transaction and takes it back where it fails. One that cannot be undone has lost its connection, and the server takes it back. */
export async function orUndo<T>(held: Pick<Held, 'rollback'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await held.rollback().catch(() => undefined);
    throw error;
  }
}

const scopes = new AsyncLocalStorage<Scope>();

/** The scope of the call that runs now, where its commit is held. */
export function findScope(): Scope | undefined {
  const scope = scopes.getStore();
  return scope?.isOver ? undefined : scope;
}

/**
 * Does what cannot be undone once the transaction before it is committed: at once, but for a call whose commit is
 * held.
 */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const scope = findScope();
  await (scope ? scope.afterCommit(work) : work());
}

/** Runs a call whose last commit is held until `finish`, which decides what goes with it. */
export async function holdingTheCommit<T>(
  run: () => Promise<T>,
  finish: (result: T, scope: Pick<Scope, 'settle' | 'settleWith'>) => Promise<void>,
): Promise<T> {
  const scope = new Scope();
  return scopes.run(scope, async () => {
    try {
      const result = await run();
      await finish(result, scope);
      await scope.settle();
      return result;
    } catch (error) {
      await scope.undo();
      throw error;
    } finally {
      scope.isOver = true;
    }
  });
}
