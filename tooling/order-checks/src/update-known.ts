import { unlike } from './difference.ts';
import { findDifferences, getKnown, listKnown, listOrders, setKnown } from './orders.ts';

// Writes anew, for every invented order, the list of what is known to differ from its gold; a list without its order goes.
const orders = listOrders();
for (const name of listKnown().filter((each) => !orders.includes(each))) setKnown(name, []);
for (const name of orders) {
  const differences = await findDifferences(name);
  const { unknown, gone } = unlike(differences, getKnown(name));
  setKnown(name, differences);
  console.log(`${name}: ${differences.length} differ; ${unknown.length} are new, ${gone.length} are gone`);
}
