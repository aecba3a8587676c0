// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SentCall, type StubbedAnswer, stubFetch } from '../testing.ts';
import { Newsletter } from './newsletter.tsx';

const ACTION = '/api/v1/public/newsletter';
let answer: () => StubbedAnswer | Promise<StubbedAnswer>;
let calls: SentCall[];

beforeEach(() => {
  answer = () => ({});
  calls = stubFetch(() => answer());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('textbox') as HTMLInputElement;
const button = () => screen.getByRole('button') as HTMLButtonElement;
const note = () => screen.getByRole('status').textContent;

async function show(): Promise<void> {
  render(<Newsletter action={ACTION} />);
  await act(async () => undefined);
}

test.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email address'],
  ['nobody@example.c', 'Please enter a valid email address'],
])('“%s” cannot be sent, and is told about once it was left', async (text, message) => {
  await show();
  expect(button().disabled).toBe(true);
  await userEvent.click(field());
  if (text) await userEvent.type(field(), text);
  expect(button().disabled).toBe(true);
  expect(note()).not.toContain('Error');
  await userEvent.tab();
  expect(note()).toContain(message);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('the built page can send whatever stands in its field: the browser and the server check it', () => {
  const html = renderToString(<Newsletter action={ACTION} />);
  expect(html).not.toMatch(/<button[^>]*disabled/);
  expect(html).not.toMatch(/novalidate/i);
  expect(html).toContain(`action="${ACTION}"`);
});

test('while it is sent the button says so and cannot be pressed; then it is told, and the field is empty', async () => {
  const pending = Promise.withResolvers<StubbedAnswer>();
  answer = () => pending.promise;
  await show();
  await userEvent.type(field(), ' asha@example.com ');
  expect(button().disabled).toBe(false);
  await userEvent.click(button());
  expect(button().textContent).toBe('Subscribing...');
  expect(button().disabled).toBe(true);
  expect(calls).toMatchObject([
    { path: ACTION, method: 'POST', body: { data: { email: 'asha@example.com', website: '' } } },
  ]);
  pending.resolve({});
  await vi.waitFor(() => expect(note()).toContain('Successfully subscribed to our newsletter!'));
  expect(field().value).toBe('');
  expect(button().textContent).toBe('Subscribe');
  expect(button().disabled).toBe(true);
  expect(note()).not.toContain('Email is required');
  await userEvent.type(field(), 'ravi@example.com');
  expect(button().disabled).toBe(false);
});

test.each([
  [
    'an answer that is not ok',
    { status: 500, body: { message: 'x' } },
    'Subscription failed. Please try again.',
  ],
  ['no answer', new TypeError('failed'), 'An error occurred. Please try again later.'],
  ['too many', { status: 429, body: { message: 'Wait until 10:30.' } }, 'Wait until 10:30.'],
] as [string, StubbedAnswer, string][])('%s: “%s”, and the address stays', async (_, failure, message) => {
  answer = () => failure;
  await show();
  await userEvent.type(field(), 'asha@example.com');
  await userEvent.click(button());
  await vi.waitFor(() => expect(note()).toContain(message));
  expect(field().value).toBe('asha@example.com');
  expect(button().disabled).toBe(false);
  // Typing on takes the message away.
  await userEvent.type(field(), 'x');
  expect(note()).not.toContain(message);
});
