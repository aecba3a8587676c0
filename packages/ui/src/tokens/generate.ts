// Writes tokens.generated.css and tokens.generated.ts. Run: pnpm --filter @anupalan/ui tokens
import { writeFileSync } from 'node:fs';
import { renderCss, renderTs, type TokenSource } from './render.ts';
import source from './tokens.json' with { type: 'json' };

const tokens = source as unknown as TokenSource;
writeFileSync(new URL('./tokens.generated.css', import.meta.url), renderCss(tokens));
writeFileSync(new URL('./tokens.generated.ts', import.meta.url), renderTs(tokens));
