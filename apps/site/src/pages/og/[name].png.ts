import { BRAND } from '@anupalan/enums/brand';
import type { APIRoute } from 'astro';
import { articles } from '../../articles/articles.ts';
import { drawPreview } from '../../seo/draw-preview.ts';

type Props = { title: string; text: string };

/** A picture for the site, and one for each article. */
export function getStaticPaths() {
  return [
    { params: { name: 'site' }, props: { title: BRAND.line, text: BRAND.nameInHindi } satisfies Props },
    ...articles.map(({ id, title, category }) => ({
      params: { name: id },
      props: { title, text: category.name } satisfies Props,
    })),
  ];
}

/** 1,200 by 630, as previews want it. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(new Uint8Array(drawPreview(props.title, props.text)), {
    headers: { 'content-type': 'image/png' },
  });
