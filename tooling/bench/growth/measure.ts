import type { GrowthServer } from './server.ts';

/** What something cost: the time on the clock and the CPU of server and database, in milliseconds. */
export type Cost = { wall: number; server: number; database: number };

/** Measures a piece of work. */
export async function measure(server: GrowthServer, work: () => Promise<unknown>): Promise<Cost> {
  const before = server.cpuMs();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const after = server.cpuMs();
  return { wall, server: after.server - before.server, database: after.database - before.database };
}

/** CPU of both, in milliseconds. Where the database's is not known, the time on the clock stands for it. */
export function toCpu({ wall, server, database }: Cost): number {
  return server + (process.platform === 'linux' ? database : Math.max(0, wall - server));
}

/** The median of some figures. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A line of the table: a name and its columns. */
export function printLine(name: string, ...columns: readonly (string | number)[]): void {
  console.log(
    name.padEnd(44) +
      columns.map((each) => (typeof each === 'number' ? each.toFixed(2) : each).padStart(14)).join(''),
  );
}
