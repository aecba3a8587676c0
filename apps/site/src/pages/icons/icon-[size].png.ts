import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';

const SIZES = [180, 192, 512];

/** The sizes of the icon that platforms ask for. */
export function getStaticPaths() {
  return SIZES.map((size) => ({ params: { size: `${size}` } }));
}

/** The sign of the product on its own ground, with the room that a round mask takes away. */
export const GET: APIRoute = async ({ params }) => {
  const size = Number(params.size);
  const svg = readFileSync(join(process.cwd(), 'public/favicon.svg'));
  const inner = Math.round(size * 0.72);
  const sign = await sharp(svg, { density: 72 * Math.ceil(inner / 28) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 4 as const, background: '#eba20b' };
  const png = await sharp({ create: ground })
    .composite([{ input: sign, gravity: 'centre' }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
