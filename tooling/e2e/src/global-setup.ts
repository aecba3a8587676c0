import { Product } from './product.ts';
import { writePairs } from './screen-pairs.ts';
import { SCREENS } from './shots.ts';

/** Makes the data that every worker begins with; gives Playwright what ends the run: its pictures in pairs, nothing left over. */
export async function globalSetup(): Promise<() => Promise<void>> {
  await Product.prepare();
  return async () => {
    await writePairs(SCREENS);
    await Product.removeAll();
  };
}

// Playwright takes a default export only.
export default globalSetup;
