import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../src/test.ts';

const WORD = 'Thermometers';
/** Each would set a mark on the window, or leave the page, if anything of it ran. */
const PAYLOADS = [
  '<script>window.isBroken = 1</script>',
  '<img src="x" onerror="window.isBroken = 1">',
  '<svg onload="window.isBroken = 1"><script>window.isBroken = 1</script></svg>',
  '<details open ontoggle="window.isBroken = 1"><summary>More</summary></details>',
  '<iframe srcdoc="<script>parent.isBroken = 1</script>"></iframe>',
  '<a href="javascript:window.isBroken = 1">Press</a>',
  '<a href="java&#9;script:window.isBroken = 1">Press too</a>',
  '<form action="https://elsewhere.example/"><button>Send</button></form>',
  '<style>@import url(https://elsewhere.example/a.css);</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.isBroken = 1">',
  '<noscript><p title="</noscript><img src=x onerror=window.isBroken=1>">',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
];

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anupalan-article-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an article published since the build can be read and found at once, and nothing in it runs', async ({
  page,
  request,
  product,
  expectConsole,
}) => {
  const file = join(folder, 'late.md');
  const head = `title: ${WORD} of a boiler house\ndescription: Of reading them.\ncategory: Best Practices\ntags: [Boilers]\nwrittenBy: Mira Kolhe`;
  writeFileSync(
    file,
    `---\n${head}\n---\n\n## Read them daily\n\nEvery morning.\n\n${PAYLOADS.join('\n\n')}\n\n## The end\n`,
  );
  const { id }: { id: string } = JSON.parse(await product.operate('blog', 'new', file, '--json'));
  const address = `${product.siteUrl}/blog/${id}`;
  expect((await request.get(address)).status()).toBe(404);
  await product.operate('blog', 'publish', id);
  try {
    const foreign: string[] = [];
    page.on('request', (one) => {
      if (new URL(one.url()).origin !== product.siteUrl) foreign.push(one.url());
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${WORD} of a boiler house`);
    await expect(page).toHaveTitle(new RegExp(`^${WORD}`));
    await expect(page.getByRole('heading', { level: 2, name: 'Read them daily' })).toBeVisible();
    await expect(page.getByText('Mira Kolhe, Regulatory Affairs')).toBeVisible();
    await expect(page.getByRole('article').getByText('Boilers', { exact: true })).toBeVisible();
    await expect(page.locator('article[aria-busy=true]')).toHaveCount(0);
    for (const link of await page.getByRole('link', { name: /^Press/ }).all()) await link.click();
    for (const summary of await page.locator('article summary').all()) await summary.click();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
    expect(foreign).toEqual([]);
    await expect(page).toHaveURL(address);
    const inert =
      'script, iframe, form, style, base, meta, svg[onload], [onerror], [ontoggle], [href^="java"]';
    await expect(page.locator('[data-late=body]').locator(inert)).toHaveCount(0);

    await page.goto(`${product.siteUrl}/blog`);
    await page.getByRole('searchbox').fill(WORD);
    await page.getByRole('link', { name: `${WORD} of a boiler house` }).click();
    await expect(page).toHaveURL(address);
  } finally {
    await product.operate('blog', 'unpublish', id);
  }
  expectConsole(/404 \(Not Found\)/);
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});
