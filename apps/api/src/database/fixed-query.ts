import type { Compilable } from 'kysely';
import type { Tx } from './database.ts';
import { bindFixed, runFixed } from './unit-executor.ts';

/** Where a value goes in a query that is compiled before it is known. */
export class NamedSlot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once, and run with other values each time: for what every call asks.
 * @param names of the values
 * @param build builds it with the values, which are not known yet: they may be compared, not looked at, and a list of them
 * goes by `sql` as `= ANY(…)`
 */
export function fixQuery<V extends Record<string, unknown>, R>(
  names: readonly (keyof V & string)[],
  build: (tx: Tx, values: V) => Compilable<R>,
): (tx: Tx, values: V) => Promise<R[]> {
  const slots = Object.fromEntries(names.map((name) => [name, new NamedSlot(name)]));
  const bind = bindFixed((tx) => build(tx, slots as unknown as V).compile());
  return (tx, values) =>
    runFixed<R>(tx, bind(tx), (parameter) =>
      parameter instanceof NamedSlot ? values[parameter.name] : parameter,
    );
}
