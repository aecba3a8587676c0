import { BRAND } from '@anupalan/enums/brand';
import type { APIRoute } from 'astro';

/** How the site looks on a home screen. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: BRAND.name,
      short_name: BRAND.name,
      description: BRAND.description,
      lang: 'en-IN',
      start_url: '/',
      display: 'browser',
      background_color: '#f9faf7',
      theme_color: '#04614d',
      icons: [192, 512].map((size) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
