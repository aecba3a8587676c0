import { startLighthouse } from '../src/lighthouse.ts';
import { listPublicPaths } from '../src/site.ts';
import { expect, test } from '../src/test.ts';

/** One page of each kind; an article and a category are whichever the sitemap names first. */
const KINDS = [
  /^\/$/,
  /^\/about-us$/,
  /^\/blog$/,
  /^\/blog\/[0-9a-f-]{36}$/,
  /^\/blog\/category\/[a-z-]+$/,
  /^\/contact-us$/,
  /^\/privacy$/,
  /^\/tools$/,
  /^\/industries$/,
];

test('Lighthouse gives each kind of page 100 in accessibility, best practices and SEO', async ({
  request,
  product,
}) => {
  const paths = await listPublicPaths(request, product.siteUrl);
  const lighthouse = await startLighthouse();
  try {
    for (const kind of KINDS) {
      const path = paths.find((each) => kind.test(each));
      expect(path, `a page like ${kind}`).toBeDefined();
      expect.soft(await lighthouse.listFaults(product.siteUrl + path), path).toEqual([]);
    }
  } finally {
    await lighthouse.close();
  }
});
