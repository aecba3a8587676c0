import { startLighthouse } from '../src/lighthouse.ts';
import { listPublicPaths } from '../src/site.ts';
import { expect, test } from '../src/test.ts';

/** One page of each layout; the article is whichever the sitemap names first. axe looks at every page. */
const KINDS = [/^\/$/, /^\/about-us$/, /^\/blog$/, /^\/blog\/[0-9a-f-]{36}$/, /^\/contact-us$/, /^\/tools$/];

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
