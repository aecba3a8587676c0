// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactPage } from './contact-page.tsx';

beforeEach(() => {
  render(<ContactPage year={2026} />);
});
afterEach(cleanup);

const main = () => within(screen.getByRole('main'));

test('has the form under its title, and beside it how to get in touch: the office in Thane, telephone, e-mail', () => {
  const titles = main().getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Send us a Message', 'Get in Touch']);
  expect(main().getByRole('button', { name: 'Send message' }).closest('form')).not.toBeNull();
  const ways = main().getAllByRole('listitem');
  expect(ways.map((way) => way.querySelector('b')?.textContent)).toEqual([
    'Office',
    'Telephone',
    'Email',
    'Try the reader',
    'Ask a consultant',
  ]);
  expect(ways[0]?.textContent).toMatch(/Thane, Maharashtra.*India$/);
  const hrefs = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    expect.stringMatching(/^tel:\+91\d+$/),
    expect.stringMatching(/^mailto:.+@.+$/),
    '/product-preview',
    '/contact-environmental-consultant',
  ]);
});

test('shows neither the departments nor the questions (D13)', () => {
  const { textContent } = screen.getByRole('main');
  for (const text of ['Sales & Partnerships', 'Media & Press', 'business days', '24/7'])
    expect(textContent).not.toContain(text);
});
