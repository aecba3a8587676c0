// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToolsPage } from '../tools/tools-page.tsx';
import { consultancy } from './consultancy.ts';
import { consultant } from './consultant.ts';
import { industries } from './industries.ts';
import { monitoring } from './monitoring.ts';
import { TopicPage } from './topic-page.tsx';

afterEach(cleanup);

const toFile = (path: string) => join(import.meta.dirname, '../pages', `${path}.astro`);

const PAGES = [
  [
    '/environmental-quality-monitoring-assessment',
    'Environmental quality monitoring and assessment',
    <TopicPage key="1" topic={monitoring} year={2026} />,
  ],
  ['/consultancy', 'Consultancy', <TopicPage key="2" topic={consultancy} year={2026} />],
  ['/industries', 'Industries', <TopicPage key="3" topic={industries} year={2026} />],
  ['/tools', 'Tools', <ToolsPage key="4" year={2026} />],
  [
    '/contact-environmental-consultant',
    'Contact an environmental consultant',
    <TopicPage key="5" topic={consultant} year={2026} />,
  ],
] as const;

/** Words of an element, whatever they stand in. */
function toWords(element: HTMLElement): string[] {
  const texts = [
    ...element.querySelectorAll('p, li, td, th, dt, dd, summary, h1, h2, h3, label, details div'),
  ];
  return texts.flatMap(({ textContent }) => textContent?.split(/\s+/).filter(Boolean) ?? []);
}

test('no two topics have the same parts with other words', () => {
  const kinds = [monitoring, consultancy, industries, consultant].map(({ sections }) =>
    sections.map(({ kind }) => kind).join(', '),
  );
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.each(PAGES)('%s is a page of its own: %s, with sections and a way on', (path, title, page) => {
  expect(existsSync(toFile(path))).toBe(true);
  render(page);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(title);
  // At least two sections, and the call at the end.
  expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
  // What a reader came for is more than headlines.
  expect(toWords(screen.getByRole('main')).length).toBeGreaterThan(250);
  expect(main.getAllByRole('link').length).toBeGreaterThan(0);
});

test.each([
  ['/environmental-quality-monitoring-assessment', monitoring, 'monitoring'],
  ['/consultancy', consultancy, 'consultancy'],
  ['/industries', industries, 'industries'],
  ['/contact-environmental-consultant', consultant, 'consultant'],
] as const)('the file of %s shows its own topic', (path, topic, name) => {
  expect(topic.path).toBe(path);
  const source = readFileSync(toFile(path), 'utf8');
  expect(source).toContain(`topic={${name}}`);
});
