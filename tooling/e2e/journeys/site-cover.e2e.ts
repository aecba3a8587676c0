import { expect, test } from '../src/test.ts';

test('a picture that does not load leaves the drawn cover as it is; one that loads fills it', async ({
  page,
  product,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto(`${product.siteUrl}/blog`);
  const cover = page.locator('main div:has(> svg[viewBox="0 0 640 344"])').first();
  await cover.scrollIntoViewIfNeeded();
  await cover.evaluate((element) => {
    for (const picture of element.querySelectorAll('img')) picture.remove();
  });
  const drawn = await cover.screenshot();
  const show = (src: string) =>
    cover.evaluate(
      (element, address) =>
        new Promise<[number, number, number, number]>((done) => {
          const picture = document.createElement('img');
          picture.alt = '';
          picture.onload = picture.onerror = () =>
            done([picture.clientWidth, picture.clientHeight, element.clientWidth, element.clientHeight]);
          picture.src = address;
          element.append(picture);
        }),
      src,
    );
  await show('/none.png');
  expect((await cover.screenshot()).equals(drawn)).toBe(true);
  const [width, height, wide, high] = await show('/assets/icons/icon-72x72.png');
  expect([width, height]).toEqual([wide, high]);
  expect((await cover.screenshot()).equals(drawn)).toBe(false);
});
