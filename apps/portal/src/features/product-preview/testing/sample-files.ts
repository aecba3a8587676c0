/** The invented orders of the fixtures, each as a `data:` address. */
const FILES = import.meta.glob<string>('../../../../../../tooling/orders/out/*.pdf', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** What an order says, by the data that it was drawn from. */
export type Gold = {
  pages: number;
  facts: Record<string, unknown>;
  obligations: { page: number; frequency: string | null; optional: boolean }[];
};

const GOLD = import.meta.glob<Gold>('../../../../../../tooling/orders/out/*.gold.json', {
  import: 'default',
  eager: true,
});

function find<T>(all: Record<string, T>, name: string): T {
  const found = Object.entries(all).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (found === undefined) throw new Error(`There is no ${name} among the orders.`);
  return found;
}

/** Bytes of an invented order. */
export function getOrderBytes(file: string): Uint8Array<ArrayBuffer> {
  const [, base64 = ''] = find(FILES, file).split(';base64,');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** What an invented order says. */
export function getGold(file: string): Gold {
  return find(GOLD, file.replace(/\.\w+$/, '.gold.json'));
}
