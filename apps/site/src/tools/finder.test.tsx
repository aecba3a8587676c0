// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Finder } from './finder.tsx';

afterEach(cleanup);

const ask = async (waste: RegExp) => {
  const user = userEvent.setup();
  render(<Finder />);
  await user.click(screen.getByRole('checkbox', { name: waste }));
  await user.click(screen.getByRole('button', { name: 'Show duties' }));
};

test('lists what was verified in its own text', async () => {
  await ask(/^Hazardous waste/);
  const table = await screen.findByRole('table');
  const titles = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(titles.some((title) => title?.startsWith('Hazardous waste annual return'))).toBe(true);
  // It applies, and nobody has read its text: the public is not told of it.
  expect(titles.some((title) => title?.startsWith('Hazardous waste accident report'))).toBe(false);
  expect(table.textContent).toContain('Every year on 30 Jun');
});

test('says so where nothing that applies is verified', async () => {
  await ask(/^Batteries/);
  expect(await screen.findByText('No verified duty applies to what you chose')).toBeDefined();
});
