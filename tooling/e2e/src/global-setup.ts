import { Product } from './product.ts';

/** Starts the product before the first journey and gives Playwright what removes it after the last. */
export async function globalSetup(): Promise<() => Promise<void>> {
  const product = await Product.create();
  return () => product.remove();
}

// Playwright takes a default export only.
export default globalSetup;
