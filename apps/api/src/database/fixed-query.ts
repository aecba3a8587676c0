import type { Compilable, CompiledQuery } from 'kysely';
import type { Tx } from './database.ts';
import { bindFixed, fillFixed, runFixed } from './unit-executor.ts';

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
  const bind = bindFixed((tx) => build(tx, toSlots<V>(names)).compile());
  return (tx, values) => runFixed<R>(tx, fillFixed(tx, bind(tx), toReader(values)));
}

/** More shapes than these are not what the code asks: somebody tries filters out. */
const MOST_SHAPES = 300;

/**
 * The same for a query that has parts or not: built and compiled once for each shape and each choice of values that are
 * given. `values` may be compared, and be asked whether they are there; what is looked at belongs to the shape.
 */
export function fixQueries<S, V extends Record<string, unknown>, R>(
  build: (tx: Tx, shape: S, values: V) => Compilable<R>,
): (tx: Tx, shape: S, values: V) => Promise<R[]> {
  const toQuery = fixCompiled(build);
  return (tx, shape, values) => runFixed<R>(tx, toQuery(tx, shape, values));
}

/** As `fixQueries`, for what is run in another way: gives the compiled query with its values. */
export function fixCompiled<S, V extends Record<string, unknown>>(
  build: (tx: Tx, shape: S, values: V) => Compilable,
): (tx: Tx, shape: S, values: V) => CompiledQuery {
  const known = new Map<string, ReturnType<typeof bindFixed>>();
  return (tx, shape, values) => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const key = JSON.stringify([shape, names]);
    let bind = known.get(key);
    if (!bind) {
      if (known.size >= MOST_SHAPES) known.clear();
      bind = bindFixed((within) => build(within, shape, toSlots<V>(names)).compile());
      known.set(key, bind);
    }
    return fillFixed(tx, bind(tx), toReader(values));
  };
}

/** Stands for the values while a query is built. */
function toSlots<V>(names: readonly string[]): V {
  return Object.fromEntries(names.map((name) => [name, new NamedSlot(name)])) as V;
}

function toReader(values: Record<string, unknown>): (parameter: unknown) => unknown {
  return (parameter) => (parameter instanceof NamedSlot ? values[parameter.name] : parameter);
}
