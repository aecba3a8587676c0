// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

const HOME = <HomePage year={2026} articles={[toTestArticle(2), toTestArticle(1)]} />;
const main = () => within(screen.getByRole('main'));

test('the landing page says what the product is for, and leads to the login from its first and its last part', () => {
  render(HOME);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(
    'Every condition in your consent, kept.',
  );
  const trials = main().getAllByRole('link', { name: 'Start Free Trial' });
  expect(trials.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
  expect(main().getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

test('the landing page shows the latest articles and leads to all of them', () => {
  render(HOME);
  const blog = within(main().getByRole('region', { name: 'From the blog' }));
  expect(blog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Article 2',
    'Article 1',
  ]);
  expect(blog.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blog');
});

test('without articles the landing page has no part for them', () => {
  render(<HomePage year={2026} articles={[]} />);
  expect(screen.queryByText('From the blog')).toBeNull();
});

test('the landing page tells the whole product in at least 700 words', () => {
  render(<HomePage year={2026} articles={[]} />);
  const texts = [
    ...screen.getByRole('main').querySelectorAll('h1, h2, h3, p, li, td, th, dt, dd, summary, details div'),
  ];
  // The picture of the opening is for the eye alone.
  const words = texts
    .filter((element) => !element.closest('[aria-hidden=true]') && !element.querySelector('p, li'))
    .flatMap(({ textContent }) => textContent?.split(/\s+/).filter(Boolean) ?? []);
  expect(words.length).toBeGreaterThanOrEqual(700);
  for (const part of ['Compared with a spreadsheet and a register', 'Questions before you start'])
    expect(main().getByRole('region', { name: part })).toBeDefined();
});

test('every crop of the product has a text, its size, both themes and two sizes', () => {
  render(<HomePage year={2026} articles={[]} />);
  const pictures = [...screen.getByRole('main').querySelectorAll('picture')];
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) {
    const image = picture.querySelector('img');
    expect(image?.alt.length).toBeGreaterThan(30);
    expect(Number(image?.getAttribute('width'))).toBeGreaterThan(Number(image?.getAttribute('height')));
    const [dark, light] = [...picture.querySelectorAll('source')];
    expect([dark?.media, dark?.type, light?.type]).toEqual([
      '(prefers-color-scheme: dark)',
      'image/avif',
      'image/avif',
    ]);
    for (const source of [dark, light]) expect(source?.srcset.split(', ')).toHaveLength(2);
    expect(light?.srcset).not.toContain('-dark');
  }
});

test('the claims of the operator are a strip', () => {
  render(HOME);
  const figures = within(main().getByRole('region', { name: 'In figures' }));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '25+',
    '350+',
    '75%',
    '80%',
  ]);
});
