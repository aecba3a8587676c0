import { parseArgs } from 'node:util';
import { benchCalls } from './calls.ts';
import { benchExport } from './export.ts';
import { makeNeighbours, makeOrganisation } from './make-rows.ts';
import { startGrowthServer } from './server.ts';
import { benchSweeps } from './sweeps.ts';
import { benchWrites } from './writes.ts';

/** Due dates of the small organisation; the large one has a hundred times as many. */
const SMALL = 10_000;
const TIMES = 100;
const NEIGHBOURS = 10_000;
const ROUNDS = 5;

/**
 * What calls cost in an organisation with a hundred times the due dates of another, with ten thousand organisations
 * beside them; what changes cost; how even an export is; and the sweeps beside plain SQL that touches the same rows.
 * @param args `--size` of the small organisation (default 10,000), `--neighbours`, `--only` a part of a case's name,
 *   `--rounds`
 */
export async function benchGrowth(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string' },
      neighbours: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string' },
    },
  });
  const size = Number(values.size ?? SMALL);
  const server = await startGrowthServer();
  try {
    const start = performance.now();
    await makeNeighbours(server, Number(values.neighbours ?? NEIGHBOURS));
    const small = await makeOrganisation(server, 'Small', size);
    const large = await makeOrganisation(server, 'Large', size * TIMES);
    await server.pool.query('VACUUM ANALYZE');
    console.log(`The rows were made in ${((performance.now() - start) / 1000).toFixed(0)} s.\n`);
    const grew = await benchCalls(server, small, large, {
      only: values.only ?? '',
      rounds: Number(values.rounds ?? ROUNDS),
    });
    console.log();
    grew.push(...(await benchWrites(server, small, large)));
    console.log();
    for (const each of [small, large]) await benchExport(server, each);
    console.log();
    const dear = await benchSweeps(server, size * TIMES);
    if (grew.length > 0) console.log(`\nToo slow with a hundred times the rows: ${grew.join(', ')}.`);
    if (dear.length > 0) console.log(`\nToo slow compared with plain SQL: ${dear.join(', ')}.`);
    if (grew.length + dear.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
