import type { APIRoute } from 'astro';
import { articles } from '../../articles/articles.ts';
import { drawPreview } from '../../seo/draw-preview.ts';
import { PAGE_PREVIEWS, toPreviewName } from '../../seo/page-previews.ts';

type Props = { title: string; text: string };

/** A picture for each page, and one for each article. */
export function getStaticPaths() {
  return [
    ...PAGE_PREVIEWS.map(({ path, title, text }) => ({
      params: { name: toPreviewName(path) },
      props: { title, text } satisfies Props,
    })),
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
