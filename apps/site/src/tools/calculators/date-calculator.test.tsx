// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DateCalculator } from './date-calculator.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('shows an example, then the arithmetic of what was entered, with a link that carries it', async () => {
  const user = userEvent.setup();
  render(<DateCalculator tool="hazardous-waste" />);
  expect(screen.getByRole('region', { name: 'Example: Hazardous waste in store' }).textContent).toContain(
    '+ 90 days',
  );
  await user.click(screen.getByRole('button', { name: 'Calculate dates' }));
  expect(screen.getByText('Enter a valid date')).toBeDefined();
  await user.type(screen.getByLabelText('First day in store'), '2027-01-04');
  await user.click(screen.getByRole('button', { name: 'Calculate dates' }));
  const status = within(screen.getByRole('status'));
  expect(status.getByRole('region', { name: 'Arithmetic: Hazardous waste in store' }).textContent).toContain(
    '4 Jan 2027 + 90 days',
  );
  const address = '/tools?tool=hazardous-waste&stored=2027-01-04#hazardous-waste';
  expect(status.getByRole('link', { name: 'Link to this result' }).getAttribute('href')).toBe(address);
  expect(location.pathname + location.search + location.hash).toBe(address);
});

test('takes the values of an address that is for it, and leaves those of another', () => {
  history.replaceState(null, '', '/tools?tool=form-v&year=2027');
  render(
    <>
      <DateCalculator tool="form-v" />
      <DateCalculator tool="renewal" />
    </>,
  );
  expect(screen.getByText(/Form V for FY 2026-27 is due on 30 Sep 2027/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Example: Renewal of a consent' })).toBeDefined();
});
