import { Product } from './product.ts';

/** Makes the data that every worker begins with; gives Playwright what removes it after the last journey. */
export async function globalSetup(): Promise<() => Promise<void>> {
  await Product.prepare();
  return () => Product.removeAll();
}

// Playwright takes a default export only.
export default globalSetup;
