// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SentCall, type StubbedAnswer, stubFetch } from '../testing.ts';
import { ContactForm } from './contact-form.tsx';

const SUCCESS = 'Thank you! Your message has been sent successfully.';
const FAILURE = 'There was an error sending your message. Please try again.';
const VALUES = {
  'Full name': 'Asha Rane',
  Email: 'asha@example.com',
  Subject: 'A question',
  Message: 'We have two plants and one order.',
};

let answer: (call: SentCall) => StubbedAnswer | Promise<StubbedAnswer>;
let calls: SentCall[];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms), delay: null });
  answer = () => ({ body: { message: 'Done', data: null } });
  calls = stubFetch((call) => answer(call));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => render(<ContactForm action="/api/v1/contact-us/public/create" />);
const button = () => screen.getByRole('button', { name: /Send/ });
const send = () => user.click(button());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function fill(): Promise<void> {
  for (const [label, text] of Object.entries(VALUES)) await user.type(screen.getByLabelText(label), text);
  await user.selectOptions(screen.getByLabelText('Type'), 'Feedback');
}

/** What stands under a field. */
function errorOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  const id = field.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}

describe('what is wrong with a field', () => {
  test('is said once the field was touched, and of no other', async () => {
    show();
    await user.click(screen.getByLabelText('Full name'));
    expect(errorOf('Full name')).toBeNull();
    await user.tab();
    await waitFor(() => expect(errorOf('Full name')).toContain('Full name is required'));
    for (const label of ['Email', 'Type', 'Subject', 'Message']) expect(errorOf(label)).toBeNull();
  });

  test.each([
    ['Full name', 'A', 'Full name is too short'],
    ['Email', 'asha', 'Please enter a valid email address'],
    ['Email', 'asha@example.c', 'Please enter a valid email address'],
    ['Subject', 'Four', 'Subject is too short'],
    ['Message', 'Nine char', 'Message is too short'],
  ])('%s “%s”: %s', async (label, text, message) => {
    show();
    await user.type(screen.getByLabelText(label), text);
    expect(errorOf(label)).toBeNull();
    await user.tab();
    await waitFor(() => expect(errorOf(label)).toContain(message));
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['Full name', 'Al'],
    ['Email', 'a@b.co'],
    ['Subject', 'Fives'],
    ['Message', 'Ten chars!'],
  ])('%s “%s” is long enough', async (label, text) => {
    show();
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
    expect(errorOf(label)).toBeNull();
  });

  test('is said of all on sending, and nothing is sent', async () => {
    show();
    await send();
    for (const label of ['Full name', 'Email', 'Type', 'Subject', 'Message'])
      await waitFor(() => expect(errorOf(label)).toContain(`${label} is required`));
    expect(calls).toEqual([]);
  });
});

test('the four kinds of a request can be chosen', () => {
  show();
  const options = [...screen.getByLabelText('Type').querySelectorAll('option')].map((one) => one.textContent);
  expect(options.slice(1)).toEqual(['Support', 'Complaints', 'Feedback', 'Disputes']);
});

test('while it is sent the button says so and cannot be pressed; then a banner for five seconds, fields empty', async () => {
  const pending = Promise.withResolvers<StubbedAnswer>();
  answer = () => pending.promise;
  show();
  await fill();
  await send();
  expect(button().textContent).toBe('Sending...');
  expect(button().hasAttribute('disabled')).toBe(true);
  expect(calls).toMatchObject([
    {
      path: '/api/v1/contact-us/public/create',
      method: 'POST',
      body: {
        data: {
          name: 'Asha Rane',
          email: 'asha@example.com',
          type: 'feedback',
          subject: 'A question',
          message: 'We have two plants and one order.',
          website: '',
        },
      },
    },
  ]);
  pending.resolve({});
  await pass(0);
  const banner = screen.getByText(SUCCESS);
  expect(banner.closest('[role=status]')).toBe(document.activeElement);
  expect(button().textContent).toBe('Send message');
  for (const label of Object.keys(VALUES))
    expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe('');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  await pass(4000);
  expect(screen.queryByText(SUCCESS)).not.toBeNull();
  await pass(1000);
  expect(screen.queryByText(SUCCESS)).toBeNull();
});

describe('a failure', () => {
  test.each([
    ['that the server words', { status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
    ['of two sentences', { status: 400, body: { message: ['One.', 'Two.'] } }, 'One.\nTwo.'],
    ['without a connection', new TypeError('failed'), 'Server not connected'],
    ['of a status that is not shown', { status: 503, body: { message: 'Busy.' } }, 'Server not connected'],
    [
      'because of too many',
      { status: 429, body: { message: 'Too many requests. Try again in 4 minutes.' } },
      'Too many requests. Try again in 4 minutes.',
    ],
  ] as [string, StubbedAnswer, string][])(
    '%s is told by banner and toast, and what was typed stays',
    async (_, failure, toast) => {
      answer = () => failure;
      show();
      await fill();
      await send();
      await pass(0);
      const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(alerts.some((text) => text?.includes(FAILURE))).toBe(true);
      expect(alerts.some((text) => text?.includes(toast))).toBe(true);
      for (const [label, text] of Object.entries(VALUES))
        expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe(text);
      expect((screen.getByLabelText('Type') as HTMLSelectElement).value).toBe('feedback');
      expect(screen.queryByText(SUCCESS)).toBeNull();
      // Typing on does not keep the toast.
      await pass(2000);
      await user.type(screen.getByLabelText('Subject'), '!');
      await pass(1100);
      expect(screen.queryByText(toast)).toBeNull();
      expect(screen.queryByText(FAILURE)).not.toBeNull();
    },
  );

  test('that names a field is said under it', async () => {
    answer = () => ({
      status: 422,
      body: { message: 'Check it.', errors: [{ field: 'name', message: 'This name is not one' }] },
    });
    show();
    await fill();
    await send();
    await pass(0);
    await waitFor(() => expect(errorOf('Full name')).toContain('This name is not one'));
  });

  test('is forgotten once the next attempt works', async () => {
    answer = () => new TypeError('failed');
    show();
    await fill();
    await send();
    await pass(0);
    answer = () => ({});
    await send();
    await pass(0);
    expect(screen.queryByText(FAILURE)).toBeNull();
    expect(screen.queryByText(SUCCESS)).not.toBeNull();
  });
});

test('it begins with what was typed into the built page', () => {
  document.body.innerHTML =
    '<form id="contact-form"><input name="name" value="Asha"><input name="email" value="a@example.com"><select name="type"><option value="disputes" selected></option></select></form>';
  show();
  const values = ['Full name', 'Email', 'Type', 'Subject'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  );
  document.body.innerHTML = '';
  expect(values).toEqual(['Asha', 'a@example.com', 'disputes', '']);
});
