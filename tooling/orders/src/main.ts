import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrder } from './build.ts';
import { ORDERS } from './data/orders.ts';
import { OUT } from './samples.ts';

// Writes every invented order with its gold file to out/.
mkdirSync(OUT, { recursive: true });
for (const order of ORDERS) {
  const { file, bytes, gold } = await buildOrder(order);
  writeFileSync(join(OUT, file), bytes);
  writeFileSync(join(OUT, `${order.name}.gold.json`), `${JSON.stringify(gold, null, 1)}\n`);
  console.log(
    `${file}: ${gold.pages} pages, ${gold.obligations.length} obligations, ${gold.notObligations.length} traps, ` +
      `${gold.limits.length} limits, ${Math.round(bytes.length / 1024)} KB`,
  );
}
