// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AboutPage } from './about-page.tsx';

beforeEach(() => {
  render(<AboutPage year={2026} />);
});
afterEach(cleanup);

/** A part of the page, by the id that links lead to. */
function getPart(id: string): HTMLElement {
  const part = screen.getByRole('main').querySelector<HTMLElement>(`#${id}`);
  if (!part) throw new Error(`The page has no part “${id}”.`);
  return part;
}

test('says mission and vision, and its values', () => {
  within(getPart('purpose')).getByRole('heading', { name: 'Our mission' });
  within(getPart('purpose')).getByRole('heading', { name: 'Our vision' });
  const values = within(getPart('values')).getAllByRole('heading', { level: 3 });
  expect(values.map(({ textContent }) => textContent)).toEqual([
    'Show the source',
    'Say what we do not know',
    'People decide',
    'Keep the record',
  ]);
});

test('claims 25+ years, 350+ clients and 75% less work by hand', () => {
  const { textContent } = screen.getByRole('main');
  expect(textContent).toContain('25+ years');
  expect(textContent).toContain('350+ clients');
  expect(textContent).toMatch(/cuts manual compliance work by 75%/);
});

test('tells the four milestones, the oldest first', () => {
  const steps = within(getPart('journey')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['1999', '2005', '2015', '2023']);
});

test('leads on to contact and blog', () => {
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact-us',
    '/blog',
  ]);
});
