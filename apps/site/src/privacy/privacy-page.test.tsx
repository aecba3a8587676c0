// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PrivacyPage } from './privacy-page.tsx';

afterEach(cleanup);

const listTexts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

test('says when it was last updated', () => {
  render(<PrivacyPage year={2026} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy');
  screen.getByText('Last updated January 15, 2024');
});

test('has all sections of the specification, in its order', () => {
  render(<PrivacyPage year={2026} />);
  const policy = within(screen.getByRole('main'));
  expect(listTexts(policy.getAllByRole('heading', { level: 2 }))).toEqual([
    '1. Information We Collect',
    '2. How We Use Your Information',
    '3. Information Sharing and Disclosure',
    '4. Data Security',
    '5. Your Rights and Choices',
    '6. Cookies',
    'Data Retention',
    'International Data Transfers',
  ]);
});

test.each([
  ['1. Information We Collect', ['Personal information.', 'Usage information.', 'Compliance data.']],
  ['4. Data Security', ['In transit.', 'At rest.', 'Access controls.'], 'TLS', 'AES-256'],
  ['5. Your Rights and Choices', ['Access and correction.', 'Portability.', 'Deletion.']],
  ['6. Cookies', ['Essential.', 'Analytics.', 'Management.']],
])('“%s” has its parts %j', (title, terms, ...words) => {
  render(<PrivacyPage year={2026} />);
  const section = screen.getByRole('region', { name: title });
  expect(listTexts([...section.querySelectorAll('strong')])).toEqual(terms);
  for (const word of words) expect(section.textContent).toContain(word);
});
