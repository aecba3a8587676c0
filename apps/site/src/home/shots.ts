import type { ProductShotProps } from '@anupalan/ui/site';

/** Crops of the running product: `pnpm --filter @anupalan/e2e shots` takes them anew. */
export type ShotName = 'reading' | 'alerts' | 'evidence' | 'renewals' | 'laboratories' | 'people';

const FILES = import.meta.glob<string>('./shots/*', { eager: true, query: '?url', import: 'default' });

/** What is seen, and the size on the page. */
const SHOTS: Readonly<Record<ShotName, Pick<ProductShotProps, 'alt' | 'width' | 'height'>>> = {
  reading: {
    alt: 'The review of a consent order: its page with numbered, highlighted conditions, and beside it the open condition with its name, period and first due date.',
    width: 1216,
    height: 660,
  },
  alerts: {
    alt: 'The dashboard: late due dates with the days they are late, and the rounds of today.',
    width: 900,
    height: 562,
  },
  evidence: {
    alt: 'Limits of trade effluent with the last results: most are within, two are close, hexavalent chromium is exceeded.',
    width: 900,
    height: 562,
  },
  renewals: {
    alt: 'An order with its last day to apply, its last valid day and a bar of its validity, above the sentence that asks for the renewal.',
    width: 900,
    height: 562,
  },
  laboratories: {
    alt: 'The page of a laboratory: scope by medium, accreditation with its last valid day, and equipment.',
    width: 1000,
    height: 624,
  },
  people: {
    alt: 'People of a company with designation, role and last sign-in; one of them is invited.',
    width: 1000,
    height: 624,
  },
};

/** Files of a crop in one theme, the small one first. */
const listSizes = (start: string) =>
  Object.entries(FILES)
    .map(([path, href]) => ({ href, file: /^\.\/shots\/(.+)-(\d+)\.avif$/.exec(path) }))
    .filter(({ file }) => file?.[1] === start)
    .map(({ href, file }) => ({ href, width: Number(file?.[2]) }))
    .sort((a, b) => a.width - b.width);

/**
 * A crop with its files.
 * @param sizes how wide the page shows it, as in the attribute
 * @throws Error where a file of it is missing
 */
export function findShot(name: ShotName, sizes: string): ProductShotProps {
  const light = listSizes(name);
  const dark = listSizes(`${name}-dark`);
  const fallback = Object.entries(FILES).find(([path]) =>
    new RegExp(`/${name}-\\d+\\.webp$`).test(path),
  )?.[1];
  if (light.length < 2 || dark.length < 2 || !fallback)
    throw new Error(`Files of the crop “${name}” are missing.`);
  return { ...SHOTS[name], light, dark, fallback, sizes };
}
