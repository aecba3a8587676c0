// Writes tokens.generated.css and tokens.generated.ts. Run: pnpm --filter @anupalan/ui tokens
import { writeFileSync } from 'node:fs';
import { renderCss, renderTs } from './render.ts';
import type { TokenSource } from './source.ts';
import source from './tokens.json' with { type: 'json' };

const tokens: TokenSource = source;
writeFileSync(new URL('./tokens.generated.css', import.meta.url), renderCss(tokens));
writeFileSync(new URL('./tokens.generated.ts', import.meta.url), renderTs(tokens));
