import { storeScan } from './scans/store.ts';
import { chooseVariants } from './scans/variants.ts';

// Writes scanned orders to scans/: all of them, or those whose names hold one of the words given.
for (const variant of chooseVariants(process.argv.slice(2))) {
  const { scan, gold } = await storeScan(variant, true);
  console.log(
    `${scan}: ${gold.pages} pages, ${variant.kind.about}${variant.isHeldBack ? ', held back' : ''}`,
  );
}
