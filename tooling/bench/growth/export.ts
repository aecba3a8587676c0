import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@anupalan/api/src/app.ts';
import type { Grown } from './make-rows.ts';
import { printLine } from './measure.ts';
import type { GrowthServer } from './server.ts';

/** Parts of an export whose rates are compared. */
const PARTS = 5;

/** Exports a whole organisation as CSV, and prints what a thousand rows cost at the begin, on the way and at the end. */
export async function benchExport(server: GrowthServer, of: Grown): Promise<void> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${API_PREFIX}/scheduled-tasks/export?format=csv`, {
    headers: { authorization: `Bearer ${of.token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`);
  const part = of.dates / PARTS;
  const costs: number[] = [];
  let rows = -1;
  let begun = 0;
  let before = server.cpuMs();
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === 10) rows += 1;
    if (rows < part * (costs.length + 1)) continue;
    const after = server.cpuMs();
    costs.push(((after.server + after.database - before.server - before.database) / (rows - begun)) * 1000);
    before = after;
    begun = rows;
  }
  if (rows !== of.dates) throw new Error(`The export has ${rows} rows of ${of.dates}`);
  printLine(`CSV of ${of.dates.toLocaleString('en-IN')} rows: ms of CPU for 1,000`, ...costs);
}
