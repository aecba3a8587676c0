import { createRandom, readDeadline, readNumber } from './options.ts';
import { createProduct, type Product, type ProductOptions, signUp } from './product.ts';

/** What a drill on one product works with. */
export type OnProduct = {
  product: Product;
  /** Of the owner of its workspace. */
  token: string;
  /** How often the fault happens. */
  times: number;
  /** The instant (milliseconds since 1970) after which nothing more is begun. */
  deadline: number;
  /** Numbers from 0 to below 1. */
  random: () => number;
  /** What must not be, one sentence each. */
  faults: string[];
};

/**
 * Runs a drill on a product that is started with an owner, and closes it in the end.
 * @param options `times`: how often the fault happens where that is not asked for; the rest is the product's
 */
export async function onProduct(
  { times: usual, ...options }: ProductOptions & { times: number },
  drill: (given: OnProduct) => Promise<void>,
): Promise<void> {
  const times = readNumber('times', usual);
  const deadline = readDeadline();
  const random = createRandom();
  const product = await createProduct(options);
  try {
    await product.start();
    const token = await signUp(product);
    await drill({ product, token, times, deadline, random, faults: [] });
  } finally {
    await product.close();
  }
}
