import type { ConsentDocument } from '@anupalan/api-client/types';
import { ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { FakeUpload, nextUpload } from '../../../shared/orders/testing/fake-upload.ts';
import { toTestOrder, toTestQuestion } from '../../../shared/orders/testing/test-order.ts';

const PATH = '/company/consent-analyzer';

const toFile = (name: string, content = '%PDF-1.7') => new File([content], name);

/** A file that says it is so large, without being it. */
function toLargeFile(name: string, size: number): File {
  return Object.defineProperty(toFile(name), 'size', { value: size });
}

const toRoutes = (orders: readonly ConsentDocument[], total = orders.length): FakeRoutes => ({
  'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents': { data: { consentDocuments: orders, total } },
});

const chooseFiles = async (user: ReturnType<typeof renderApp>['user'], ...files: File[]) =>
  user.upload(await screen.findByLabelText(/Drop a consent order here/), files);

/** Answers the file that lies beside the pages; every other call stays the fake API's. */
function answerSample(response: Response): void {
  const callApi = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    input === '/samples/mpcb_cca_plating_2025.pdf' ? response : callApi(input, init),
  );
}

beforeEach(() => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});

describe('the list of orders', () => {
  test('shows each order with its state and the way into its review', async () => {
    const orders = [
      toTestOrder({
        id: 'a',
        title: 'First',
        acceptedCount: 2,
        suggestedCount: 2,
        obligationCount: 5,
        eventCount: 1,
      }),
      toTestOrder({ id: 'b', title: 'Second', status: 'failed', failure: 'This file is encrypted.' }),
      toTestOrder({ id: 'c', title: 'Third', supersededById: 'a' }),
      toTestOrder({ id: 'd', obligationCount: 0, questions: [toTestQuestion()] }),
    ];
    renderApp({ path: PATH, routes: toRoutes(orders) });
    const [first, second, third, fourth] = within(
      await screen.findByRole('list', { name: 'Orders' }),
    ).getAllByRole('listitem');
    expect(first?.textContent).toContain('2 of 4 conditions accepted, 1 event-based');
    expect(screen.getByRole('link', { name: 'Review First' }).getAttribute('href')).toBe(`${PATH}/a`);
    expect(second?.textContent).toContain('This file is encrypted.');
    expect(third?.textContent).toContain('Replaced');
    expect(fourth?.textContent).toContain('1 question for you');
  });

  test('one that waits for another day says until when, and nobody follows it meanwhile', async () => {
    const waiting = {
      status: 'queued',
      progress: 0,
      readFrom: new Date(2026, 10, 24).toISOString(),
    } as const;
    const { api } = renderApp({ path: PATH, routes: toRoutes([toTestOrder(waiting)]) });
    expect(await screen.findByText(/pages for today are used up.*read from 24 Nov, 00:00/)).toBeDefined();
    expect(api.calls.filter(({ path }) => path.includes('/events'))).toEqual([]);
  });

  test('nothing yet: invites to upload', async () => {
    renderApp({ path: PATH, routes: toRoutes([]) });
    expect(await screen.findByText('Upload your first consent')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('nothing yet: an invented order is uploaded as a sample, by its name', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes([]) });
    const button = await screen.findByRole('button', { name: /^Try a sample/ });
    answerSample(new Response('%PDF-1.7 invented'));
    await user.click(button);
    const { form } = await nextUpload();
    const names = [...(form?.values() ?? [])].flatMap((value) => (value instanceof File ? [value.name] : []));
    expect(names).toEqual(['Sample order, plating works.pdf']);
  });

  test('nothing yet: a sample that does not load is told, and nothing is sent', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes([]) });
    const button = await screen.findByRole('button', { name: /^Try a sample/ });
    answerSample(new Response('', { status: 503 }));
    await user.click(button);
    expect(await screen.findByText(/^The sample could not be loaded/)).toBeDefined();
    expect(FakeUpload.all).toEqual([]);
  });

  test('nothing yet: who may only look is offered no upload and no sample', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view' });
    renderApp({ path: PATH, routes: toRoutes([]), session });
    expect(await screen.findByText('No orders yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Try a sample/ })).toBeNull();
    expect(screen.queryByText('Upload your first consent')).toBeNull();
  });

  test('nothing found: the search can be cleared', async () => {
    const { user, router } = renderApp({ path: `${PATH}?keyword=boiler`, routes: toRoutes([]) });
    expect(await screen.findByText('No orders match your search')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(router.state.location.search).toBe('');
  });

  test('failed to load: says so, never that it is empty, and tries again', async () => {
    const { user, api } = renderApp({
      path: PATH,
      routes: { ...toRoutes([]), 'GET /consent-documents': { status: 500, message: 'Broken' } },
    });
    expect(await screen.findByText('Orders could not be loaded')).toBeDefined();
    expect(screen.queryByText('Upload your first consent')).toBeNull();
    api.set(toRoutes([toTestOrder({ title: 'First' })]));
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('link', { name: 'Review First' })).toBeDefined();
  });

  test('who may only look can neither upload nor delete', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view' });
    renderApp({
      path: PATH,
      session,
      routes: toRoutes([toTestOrder({ status: 'failed', failure: 'Broken.' })]),
    });
    expect(await screen.findByText('Broken.')).toBeDefined();
    expect(screen.queryByLabelText(/Drop a consent order here/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete|Read again/ })).toBeNull();
  });

  test('deleting names the order and asks first', async () => {
    const order = toTestOrder({ title: 'Broken order', status: 'failed', failure: 'Broken.' });
    const { user, api } = renderApp({ path: PATH, routes: toRoutes([order]) });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Broken order?' });
    api.set({
      'DELETE /consent-documents/order-1': { message: 'The order has been deleted.' },
      ...toRoutes([]),
    });
    await user.click(within(dialog).getByRole('button', { name: /^Delete order/ }));
    expect(await screen.findByText('The order has been deleted.')).toBeDefined();
    expect(await screen.findByText('Upload your first consent')).toBeDefined();
  });
});

describe('a protected order', () => {
  const locked = toTestOrder({
    title: 'Locked',
    status: 'failed',
    failure: 'This PDF is locked with a password.',
    needsPassword: true,
  });
  const openDialog = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Enter the password' }));
    return screen.findByRole('dialog', { name: 'Enter the password of Locked' });
  };
  const enter = async (user: ReturnType<typeof renderApp>['user'], password: string) => {
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText('Password of the file'), password);
    await user.click(within(dialog).getByRole('button', { name: /^Open order/ }));
    return dialog;
  };

  test('is opened with its password and read', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes([locked]) });
    expect(await screen.findByText('This PDF is locked with a password.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
    api.set({
      'POST /consent-documents/order-1/unlock': {
        message: 'The order is unlocked and is being read.',
        data: {},
      },
    });
    await enter(user, 'kunji-7310');
    expect(await screen.findByText('The order is unlocked and is being read.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = api.calls.filter(({ path }) => path.endsWith('/unlock'));
    expect(call?.body).toEqual({ password: 'kunji-7310' });
  });

  test('with a wrong password says so at the field, and can be tried again', async () => {
    const { user } = renderApp({
      path: PATH,
      routes: {
        ...toRoutes([locked]),
        'POST /consent-documents/order-1/unlock': {
          status: 422,
          message: 'Please correct the marked fields.',
          problem: { errors: [{ field: 'password', message: 'This password does not open the file.' }] },
        },
      },
    });
    const dialog = await enter(user, 'wrong');
    const field = within(dialog).getByLabelText('Password of the file');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(within(dialog).getByText(/This password does not open the file/)).toBeDefined();
  });

  test.each([
    [429, 'Too many attempts. Please wait 15 minutes and try again.'],
    [409, 'This order is not waiting for a password. Reload the page to see its progress.'],
  ])('%i is said above the field', async (status, message) => {
    const routes = { ...toRoutes([locked]), 'POST /consent-documents/order-1/unlock': { status, message } };
    const { user } = renderApp({ path: PATH, routes });
    const dialog = await enter(user, 'kunji');
    expect(await within(dialog).findByText(message)).toBeDefined();
  });

  test('without a password sends nothing', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes([locked]) });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: /^Open order/ }));
    expect(await within(dialog).findByText('Password is required')).toBeDefined();
    expect(api.calls.filter(({ path }) => path.endsWith('/unlock'))).toEqual([]);
  });

  test('is not opened by who may only look', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view' });
    renderApp({ path: PATH, session, routes: toRoutes([locked]) });
    expect(await screen.findByText('This PDF is locked with a password.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enter the password' })).toBeNull();
  });
});

describe('uploading', () => {
  test.each([
    ['another type', toFile('note.txt'), /cannot be read/],
    ['an empty file', toFile('order.pdf', ''), 'This file is empty. Please choose another.'],
    ['a byte too many', toLargeFile('order.pdf', ORDER_MAX_BYTES + 1), /too large/],
  ])('%s is refused without being sent', async (_name, file, sentence) => {
    renderApp({ path: PATH, routes: toRoutes([]) });
    // A dropped file is not held back by the types that the file dialog offers.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await screen.findByLabelText(/Drop a consent order here/), file);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(FakeUpload.all).toHaveLength(0);
  });

  test('shows how far it is, and the order once it is there', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes([]) });
    await chooseFiles(user, toLargeFile('order.pdf', ORDER_MAX_BYTES));
    const upload = await nextUpload();
    act(() => upload.upload.onprogress?.({ loaded: 25, total: 100, lengthComputable: true }));
    expect(await screen.findByText(/Uploading, 25 %/)).toBeDefined();
    api.set(toRoutes([toTestOrder({ title: 'First' })]));
    upload.answer(202, { message: 'Uploaded', data: toTestOrder({ title: 'First' }) });
    expect(await screen.findByRole('link', { name: 'Review First' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  test('files go one after the other', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes([]) });
    await chooseFiles(user, toFile('a.pdf'), toFile('b.docx'));
    const first = await nextUpload();
    expect(screen.getByText(/waiting/)).toBeDefined();
    first.answer(415, { message: 'No PDF.' });
    await nextUpload(2);
  });

  test('the same file again leads to the order that it is', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes([]) });
    await chooseFiles(user, toFile('order.pdf'));
    (await nextUpload()).answer(409, {
      message: 'This file has been uploaded before.',
      existingId: 'order-7',
    });
    const link = await screen.findByRole('link', { name: 'Open that order' });
    expect(link.getAttribute('href')).toBe(`${PATH}/order-7`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    [413, 'The file is too large.', false],
    [415, 'Files of this type cannot be read.', false],
    [422, 'This file is empty.', false],
    [429, 'Too many attempts. Try again in 7 seconds.', true],
    [503, 'The service is not ready yet.', true],
  ])('%i is said beside the file; trying again: %s', async (status, sentence, canRetry) => {
    const { user } = renderApp({ path: PATH, routes: toRoutes([]) });
    await chooseFiles(user, toFile('order.pdf'));
    (await nextUpload()).answer(status, { message: sentence.replace(' Try again in 7 seconds.', '') });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  });

  test('an upload that breaks off can be tried again', async () => {
    const { user } = renderApp({ path: PATH, routes: { ...toRoutes([]), 'GET /health/live': {} } });
    await chooseFiles(user, toFile('order.pdf'));
    const upload = await nextUpload();
    act(() => upload.onerror?.());
    expect((await screen.findByRole('alert')).textContent).toContain('The upload was interrupted');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await nextUpload(2);
  });

  test('an upload can be called off', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes([]) });
    await chooseFiles(user, toFile('order.pdf'));
    await nextUpload();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of order.pdf' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  });
});
