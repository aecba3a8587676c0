import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCss, listFiles } from '@anupalan/ui/check-css';

/** Ends with an error when a style of the portal uses a colour, size or shadow that is no token of the kit. */
const folder = join(import.meta.dirname, 'src');

/** Custom properties that code sets on an element, for example a position. */
const own = listFiles(folder, ['.ts', '.tsx']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`](--[\w-]+)['"`]/g)].map((match) => match[1] ?? ''),
);

const breaches = listFiles(folder, ['.css']).flatMap((file) =>
  checkCss(readFileSync(file, 'utf8'), file, own),
);

for (const { file, line, text, rule } of breaches) {
  console.error(`${file.slice(folder.length + 1)}:${line} ${rule}: ${text}`);
}
if (breaches.length > 0) process.exitCode = 1;
