// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Widget } from './widget.tsx';

afterEach(cleanup);

function show() {
  const { container, unmount } = render(
    <>
      <p>Beside</p>
      <Widget />
    </>,
  );
  const details = container.querySelector('details');
  const summary = container.querySelector('summary');
  if (!details || !summary) throw new Error('The widget has nothing to open.');
  return { details, summary, unmount };
}

test('it has four ways', () => {
  show().details.open = true;
  const ways = screen
    .getAllByRole('link')
    .map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Contact Us', '/contact-us'],
    ['Call', expect.stringMatching(/^tel:\+91\d+$/)],
    ['Email', expect.stringMatching(/^mailto:.+@.+$/)],
    ['WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/)],
  ]);
});

test('Escape closes it and gives the focus back', async () => {
  const { details, summary } = show();
  details.open = true;
  screen.getAllByRole('link')[0]?.focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('Escape takes the focus from nowhere while it is closed', async () => {
  show();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['outside closes it', 'Beside', false],
  ['inside leaves it open', 'Call', true],
])('a press %s', async (_, text, isOpen) => {
  const { details } = show();
  details.open = true;
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText(text) });
  expect(details.open).toBe(isOpen);
});
