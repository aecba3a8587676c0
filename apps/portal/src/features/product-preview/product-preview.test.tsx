import 'fake-indexeddb/auto';
import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { ORDER_MESSAGES, PICTURE_FAULTS } from '@anupalan/enums/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';
import { findKeptOrder, forgetOrder } from '../../shared/orders/kept-order/kept-order.ts';
import type { PdfViewerProps } from '../../shared/viewer/pdf-viewer.tsx';
import type { ReadOptions } from './reading/read-in-worker.ts';
import type { PreviewOutcome, TurnedPicture } from './reading/worker-message.ts';
import { MODEL_BYTES, PROGRAM_BYTES } from './recognising/recogniser-files.ts';
import { readHere } from './testing/read-here.ts';
import { getOrderBytes } from './testing/sample-files.ts';

// Workers and canvases are the browser's; the journey has them. Here the same code reads in the test's own thread.
// A file of one name is protected.
const LOCKED = 'locked.pdf';
const PASSWORD = 'kunji-7310';
vi.mock('./reading/read-in-worker.ts', async () => {
  const { readHere } = await import('./testing/read-here.ts');
  return {
    readInWorker: async (source: Blob | readonly TurnedPicture[], options: ReadOptions) => {
      if (options.recognises) return recognised(source, options);
      if (!(source instanceof Blob)) throw new Error('Pictures are read by the recogniser.');
      return source instanceof File && source.name === LOCKED && options.password !== PASSWORD
        ? { outcome: toFailure('encrypted'), pictures: [] }
        : readHere(source, options);
    },
  };
});
/** What the recogniser makes of what it is given. */
const recognised =
  vi.fn<(source: Blob | readonly TurnedPicture[], options: ReadOptions) => Promise<PreviewOutcome>>();
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

afterEach(async () => {
  recognised.mockReset();
  await forgetOrder();
});

/** A PDF whose one page is a picture, without a font; cut off it is no PDF at all. */
const drop = async (user: ReturnType<typeof renderApp>['user'], file: File) => {
  await user.upload(await screen.findByLabelText(/Drop a consent order here/), file);
};

test('reads the visitor’s own order without a call to any server', async () => {
  const { user, api } = renderApp({ path, session: null });
  await screen.findByRole('heading', { level: 1, name: 'Try it on an order' });
  expect(screen.getByText('Your file stays on this computer.')).toBeDefined();
  const file = new File([getOrderBytes(FILE)], 'our-consent.pdf', { type: 'application/pdf' });
  await drop(user, file);
  await screen.findByRole('heading', { level: 2, name: 'our-consent.pdf' });
  expect(api.calls).toEqual([]);
  expect(shown.mock.lastCall?.[0]).toBe(file);
  expect(screen.getByText(/The file was not sent anywhere/)).toBeDefined();
  const signUp = screen.getByRole('link', { name: 'Sign Up Free' });
  expect(signUp.getAttribute('href')).toBe('/signup');
});

test('keeps the visitor’s own order in this browser, says so, and removes it when asked', async () => {
  const { user, api } = renderApp({ path, session: null });
  await drop(user, new File([getOrderBytes(FILE)], 'our-consent.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^This browser keeps the order until \d+ \w+ \d{4}\.$/)).toBeDefined();
  expect(await findKeptOrder(new Date())).toMatchObject({ name: 'our-consent.pdf' });
  await user.click(screen.getByRole('button', { name: 'Remove order' }));
  expect(await screen.findByText('This browser no longer keeps the order.')).toBeDefined();
  expect(await findKeptOrder(new Date())).toBeNull();
  expect(api.calls).toEqual([]);
});

test('a browser that keeps nothing is told of, and the order is shown all the same', async () => {
  const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
  const { user } = renderApp({ path, session: null });
  await drop(user, new File([getOrderBytes(FILE)], 'our-consent.pdf'));
  expect(await screen.findByText('This browser does not keep the order.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'our-consent.pdf' })).toBeDefined();
  broken.mockRestore();
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
  expect(await findKeptOrder(new Date())).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try another order' }));
  await screen.findByRole('heading', { name: 'Your own order' });
  expect(router.state.location.search).toBe('');
});

test('a sample that does not come says what to do', async () => {
  const { user } = renderApp({ path, session: null, files: {} });
  await user.click(await screen.findByRole('button', { name: 'Try it: Leather finishing, Tamil Nadu' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The sample could not be loaded.');
});

const BAD: [string, File, RegExp][] = [
  ['a text', new File(['Dear Sir'], 'order.pdf'), /This file is not a PDF or a picture/],
  ['a cut-off PDF', new File([getOrderBytes(FILE).slice(0, 4000)], 'order.pdf'), /damaged or cut off/],
];

test.each(BAD)('%s is refused with a sentence, and another can be tried', async (_case, file, sentence) => {
  const { user } = renderApp({ path, session: null });
  await drop(user, file);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(sentence));
  expect(screen.getByLabelText(/Drop a consent order here/)).toBeDefined();
});

const SCAN = new File([getOrderBytes('tnpcb_air_leather_2024.pdf')], 'scan.pdf');
const PHOTOS = ['page-1.jpg', 'page-2.jpg'].map(
  (name) =>
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 3, 1, 0xff, 0xd9)], name, { type: 'image/jpeg' }),
);

/** Reads the text of an order, as if a recogniser had found it in pictures. */
const recogniseAs = async (file: string, changes: Partial<PreviewOutcome> = {}): Promise<PreviewOutcome> => ({
  ...(await readHere(new Blob([getOrderBytes(file)]), { onProgress: () => undefined })),
  pictures: [],
  ...changes,
});

test('a scan is offered to be recognised, with what is loaded for it, and nothing is before that', async () => {
  const { user, api } = renderApp({ path, session: null });
  await drop(user, SCAN);
  await screen.findByRole('heading', { name: 'scan.pdf is a scan' });
  const { eng } = MODEL_BYTES;
  expect(
    screen.getByText(new RegExp(`English model: ${((PROGRAM_BYTES.sent + eng) / 1e6).toFixed(1)} MB`)),
  ).toBeDefined();
  expect(screen.getByText(/The order is not sent anywhere/)).toBeDefined();
  expect([api.calls, recognised.mock.calls]).toEqual([[], []]);
  await user.click(screen.getByRole('button', { name: 'Choose another order' }));
  expect(await screen.findByLabelText(/Drop a consent order here/)).toBeDefined();
  expect(recognised).not.toHaveBeenCalled();
});

test('what is loaded is shown, then page by page with the time that is left, then the order', async () => {
  const { user, api } = renderApp({ path, session: null });
  let options: ReadOptions | undefined;
  let finish: (found: PreviewOutcome) => void = () => undefined;
  recognised.mockImplementation((_source, asked) => {
    options = asked;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await drop(user, SCAN);
  await user.click(await screen.findByRole('button', { name: /^Read page/ }));
  await waitFor(() => expect(options).toBeDefined());
  act(() => options?.onLoaded?.(0.45));
  expect(await screen.findByRole('progressbar', { name: 'Loading the recogniser' })).toBeDefined();
  expect(screen.getByText('45 %')).toBeDefined();
  const now = vi.spyOn(performance, 'now');
  now.mockReturnValue(1000);
  act(() => options?.onProgress({ page: 0, pageCount: 5, recognises: true }));
  expect(await screen.findByText('Page 0 of 5')).toBeDefined();
  now.mockReturnValue(10_000);
  act(() => options?.onProgress({ page: 1, pageCount: 5, recognises: true }));
  expect(await screen.findByText('Page 1 of 5, about 40 seconds left')).toBeDefined();
  now.mockRestore();
  const found = await recogniseAs(FILE);
  if (!found.outcome.ok) throw new Error(found.outcome.failure);
  const unreadLines = [{ page: 1, count: 3, script: 'Tamil', rects: [] }];
  const outcome = { ...found.outcome, reading: { ...found.outcome.reading, unreadLines } };
  act(() => finish({ ...found, outcome }));
  await screen.findByRole('heading', { level: 2, name: 'scan.pdf' });
  expect(screen.getByText('3 lines in Tamil were not read.')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('a recogniser that does not come is said, and can be asked for again', async () => {
  const { user } = renderApp({ path, session: null });
  recognised.mockResolvedValueOnce({ outcome: toFailure('scan'), pictures: [], missing: 'recogniser' });
  recognised.mockImplementationOnce(() => recogniseAs(FILE, { missing: 'language' }));
  await drop(user, SCAN);
  await user.click(await screen.findByRole('button', { name: /^Read page/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('The recogniser could not be loaded.');
  await user.click(screen.getByRole('button', { name: /^Read page/ }));
  await screen.findByRole('heading', { level: 2, name: 'scan.pdf' });
  expect(screen.getByText('The model of a language could not be loaded.')).toBeDefined();
});

test('a reading that is stopped keeps nothing, and says so', async () => {
  const { user } = renderApp({ path, session: null });
  recognised.mockImplementation(() => new Promise(() => undefined));
  await drop(user, SCAN);
  await user.click(await screen.findByRole('button', { name: /^Read page/ }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const notice = await screen.findByText('You stopped reading scan.pdf.');
  expect(notice.closest('[role=status]')).not.toBeNull();
  expect(recognised.mock.lastCall?.[1].signal.aborted).toBe(true);
  expect(screen.getByLabelText(/Drop a consent order here/)).toBeDefined();
});

const dropPhotos = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.upload(await screen.findByLabelText(/Drop a consent order here/), PHOTOS);
  await screen.findByRole('heading', { name: '2 pictures are the pages of this order' });
  return screen.findByRole('list', { name: 'Pages of one order' });
};

test('several pictures are the pages of one order, shown as the PDF that they became', async () => {
  const { user } = renderApp({ path, session: null });
  const pdf = new Blob(['%PDF-1.7']);
  recognised.mockImplementation(() => recogniseAs(FILE, { pdf }));
  await dropPhotos(user);
  await user.click(screen.getByRole('button', { name: 'Read pages' }));
  await screen.findByRole('heading', { level: 2, name: 'page-1.jpg and 1 more' });
  expect(recognised.mock.lastCall?.[0]).toEqual(PHOTOS.map((file) => ({ file, rotation: 0 })));
  expect(shown.mock.lastCall?.[0]).toBe(pdf);
});

test('pictures are turned, sorted, added and taken out before they are read', async () => {
  const { user } = renderApp({ path, session: null });
  recognised.mockImplementation(() => new Promise(() => undefined));
  await dropPhotos(user);
  await user.click(screen.getByRole('button', { name: 'Turn left: page 1, page-1.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Move later: page 1, page-1.jpg' }));
  const tiff = new File([Uint8Array.of(0x49, 0x49, 0x2a, 0)], 'rest.tif');
  await user.upload(screen.getByLabelText(/Drop more pages here/), tiff);
  await screen.findByRole('heading', { name: '3 pictures are the pages of this order' });
  const turned = [
    { file: PHOTOS[1], rotation: 0 },
    { file: PHOTOS[0], rotation: 270 },
    { file: tiff, rotation: 0 },
  ];
  await user.click(screen.getByRole('button', { name: 'Read pages' }));
  await waitFor(() => expect(recognised.mock.lastCall?.[0]).toEqual(turned));
  // Stopped, they are as they were.
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The pictures are still here.')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^Remove page 3, rest.tif/ }));
  await user.click(screen.getByRole('button', { name: 'Read pages' }));
  await waitFor(() => expect(recognised.mock.lastCall?.[0]).toEqual(turned.slice(0, 2)));
});

test('what is no page of the order is not taken among the pictures', async () => {
  const { user } = renderApp({ path, session: null });
  await dropPhotos(user);
  await user.upload(
    screen.getByLabelText(/Drop more pages here/),
    new File([getOrderBytes(FILE)], 'order.jpg', { type: 'image/jpeg' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('These files do not form one order.');
  expect(screen.getByRole('heading', { name: '2 pictures are the pages of this order' })).toBeDefined();
});

test('which picture cannot be drawn is said at its page', async () => {
  const { user } = renderApp({ path, session: null });
  recognised.mockResolvedValueOnce({ outcome: toFailure('broken'), pictures: [], broken: 1 });
  await dropPhotos(user);
  await user.click(screen.getByRole('button', { name: 'Read pages' }));
  const [, second] = within(await screen.findByRole('list', { name: 'Pages of one order' })).getAllByRole(
    'listitem',
  );
  expect(second?.textContent).toContain(PICTURE_FAULTS.broken('page-2.jpg', 2));
  expect(screen.getByRole('button', { name: 'Read pages' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Remove page 2/ }));
  expect(screen.getByRole('button', { name: 'Read page' }).hasAttribute('disabled')).toBe(false);
});

test('an order with text is shown at once, and its pages that are pictures are offered beside it', async () => {
  const { user } = renderApp({ path, session: null });
  const garments = 'kspcb_cfo_garments_2025.pdf';
  recognised.mockImplementationOnce(() => new Promise(() => undefined));
  recognised.mockResolvedValueOnce({ outcome: toFailure('scan'), pictures: [], missing: 'recogniser' });
  recognised.mockImplementationOnce(() => recogniseAs(garments));
  await drop(user, new File([getOrderBytes(garments)], 'garments.pdf'));
  expect(await screen.findByText(/(is a picture|are pictures)\.$/)).toBeDefined();
  expect(recognised).not.toHaveBeenCalled();
  // Stopped, it is what it was.
  await user.click(screen.getByRole('button', { name: /^Read page/ }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('heading', { level: 2, name: 'garments.pdf' });
  await user.click(screen.getByRole('button', { name: /^Read page/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('The recogniser could not be loaded.');
  await user.click(screen.getByRole('button', { name: /^Read page/ }));
  expect(await screen.findByText(/could not be read\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Read page/ })).toBeNull();
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
