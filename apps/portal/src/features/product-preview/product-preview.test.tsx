import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { ORDER_MESSAGES } from '@anupalan/enums/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';
import type { PdfViewerProps } from '../../shared/viewer/pdf-viewer.tsx';
import type { ReadOptions } from './reading/read-in-worker.ts';
import { getOrderBytes } from './testing/sample-files.ts';

// Workers and canvases are the browser's; the journey has them. Here the same code reads in the test's own thread.
// A file of one name is protected.
const LOCKED = 'locked.pdf';
const PASSWORD = 'kunji-7310';
vi.mock('./reading/read-in-worker.ts', async () => {
  const { readHere } = await import('./testing/read-here.ts');
  return {
    readInWorker: async (file: File, options: ReadOptions) =>
      file.name === LOCKED && options.password !== PASSWORD
        ? toFailure('encrypted')
        : readHere(file, options),
  };
});
const shown = vi.fn();
const shownOptions = vi.fn();
vi.mock('../../shared/viewer/pdf-pane.tsx', () => ({
  PdfPane: ({ conditions, getSource, onSelect, target }: PdfViewerProps) => {
    shown(getSource().file, target);
    shownOptions(getSource().options);
    return (
      <button type="button" onClick={() => onSelect(conditions[1]?.id ?? '')}>
        {`${conditions.length} marks`}
      </button>
    );
  },
}));

const FILE = 'tnpcb_water_leather_2024.pdf';
const path = '/product-preview';

/** A PDF whose one page is a picture, without a font; cut off it is no PDF at all. */
const drop = async (user: ReturnType<typeof renderApp>['user'], file: File) => {
  await user.upload(await screen.findByLabelText(/Drop a consent order here/), file);
};

test('reads the visitor’s own order without a call to any server', async () => {
  const { user, api } = renderApp({ path, session: null });
  await screen.findByRole('heading', { level: 1, name: 'Try it on an order' });
  expect(screen.getByText('It never leaves this machine.')).toBeDefined();
  const file = new File([getOrderBytes(FILE)], 'our-consent.pdf', { type: 'application/pdf' });
  await drop(user, file);
  await screen.findByRole('heading', { level: 2, name: 'our-consent.pdf' });
  expect(api.calls).toEqual([]);
  expect(shown.mock.lastCall?.[0]).toBe(file);
  expect(screen.getByText(/the file was not sent anywhere/)).toBeDefined();
  const signUp = screen.getByRole('link', { name: 'Sign Up Free' });
  expect(signUp.getAttribute('href')).toBe('/signup');
});

test('shows each obligation with its words, moves the page, and the page moves the list', async () => {
  const { user } = renderApp({ path, session: null });
  await drop(user, new File([getOrderBytes(FILE)], 'our-consent.pdf'));
  const list = await screen.findByRole('region', { name: 'What was found' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  await user.click(screen.getByRole('button', { name: `${rows.length} marks` }));
  const second = within(list).getAllByRole('listitem')[1] ?? list;
  expect(within(second).getByRole('button', { expanded: true })).toBeDefined();
  await user.click(within(second).getByRole('button', { name: /^Page/ }));
  expect(shown.mock.lastCall?.[1]).toMatchObject({ page: expect.any(Number) });
  await user.click(within(list).getByRole('tab', { name: /Limits/ }));
  expect(await within(list).findByRole('table', { name: 'Limits of the order' })).toBeDefined();
  await user.click(within(list).getByRole('tab', { name: /Facts/ }));
  expect(await within(list).findByText('Consent number')).toBeDefined();
});

test('reads a sample by its address, and leads back to the choice', async () => {
  const { user, api, router } = renderApp({
    path: `${path}?sample=leather`,
    session: null,
    files: { [`/samples/${FILE}`]: getOrderBytes(FILE) },
  });
  await screen.findByRole('heading', { level: 2, name: 'Leather finishing, Tamil Nadu' });
  expect(api.calls.map(({ path: called }) => called)).toEqual([`/samples/${FILE}`]);
  await user.click(screen.getByRole('button', { name: 'Try another order' }));
  await screen.findByRole('heading', { name: 'Your own order' });
  expect(router.state.location.search).toBe('');
});

test('a sample that does not come says what to do', async () => {
  const { user } = renderApp({ path, session: null, files: {} });
  await user.click(await screen.findByRole('button', { name: 'Read Leather finishing, Tamil Nadu' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The sample could not be loaded.');
});

const BAD: [string, File, RegExp][] = [
  ['a text', new File(['Dear Sir'], 'order.pdf'), /This file is not a PDF/],
  ['a cut-off PDF', new File([getOrderBytes(FILE).slice(0, 4000)], 'order.pdf'), /damaged or cut off/],
  [
    'a scan',
    new File([getOrderBytes('tnpcb_air_leather_2024.pdf')], 'scan.pdf'),
    /the preview reads text only/,
  ],
];

test.each(BAD)('%s is refused with a sentence, and another can be tried', async (_case, file, sentence) => {
  const { user } = renderApp({ path, session: null });
  await drop(user, file);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(sentence));
  expect(screen.getByLabelText(/Drop a consent order here/)).toBeDefined();
});

test('pages that could not be read are named', async () => {
  const { user } = renderApp({ path, session: null });
  await drop(user, new File([getOrderBytes('kspcb_cfo_garments_2025.pdf')], 'garments.pdf'));
  expect(await screen.findByText(/could not be read\.$/)).toBeDefined();
});

test('a protected file is opened with its password, here and on the page', async () => {
  const { user, api } = renderApp({ path, session: null });
  await drop(user, new File([getOrderBytes(FILE)], LOCKED, { type: 'application/pdf' }));
  expect(await screen.findByRole('heading', { name: 'locked.pdf is locked with a password' })).toBeDefined();
  await user.type(await screen.findByLabelText('Password of the file'), 'wrong');
  await user.click(screen.getByRole('button', { name: /^Open order/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(ORDER_MESSAGES.wrongPassword);
  await user.type(await screen.findByLabelText('Password of the file'), PASSWORD);
  await user.click(screen.getByRole('button', { name: /^Open order/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'locked.pdf' })).toBeDefined();
  expect(shownOptions.mock.lastCall?.[0]).toEqual({ password: PASSWORD });
  expect(api.calls).toEqual([]);
});
