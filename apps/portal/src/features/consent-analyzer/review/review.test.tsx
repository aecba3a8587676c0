import { findDraft } from '@anupalan/api-client/draft-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { toTestOrder, toTestQuestion } from '../../../shared/orders/testing/test-order.ts';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import {
  conditions,
  OBLIGATIONS,
  OnceResizeObserver,
  openRow,
  PATH,
  patches,
  toRoutes,
} from './testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

describe('review', () => {
  test('opens the first condition to check, and says where it stands', async () => {
    renderApp({ path: PATH, routes: toRoutes() });
    expect(await openRow()).toContain('Sample the effluent');
    expect(screen.getByText('Condition 1 of 3, page 2')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'To check 3' })).toBeDefined();
    expect(screen.getByText(/^How this was read: “once in a month” is monthly/)).toBeDefined();
  });

  test('says what a correction has taught, and forgets it', async () => {
    const learnedFrom = {
      id: 'lesson-1',
      wording: 'sample the effluent',
      taughtBy: 'Ravi Kelkar',
      taughtOn: '2026-03-02T06:00:00.000Z',
    };
    const rows = OBLIGATIONS.map((row) => (row.id === 'a' ? { ...row, learnedFrom } : row));
    const { user, api } = renderApp({
      path: PATH,
      routes: { ...toRoutes({}, rows), 'DELETE /learned-readings/lesson-1': { data: null } },
    });
    expect(
      await screen.findByText(/^Read as Ravi Kelkar corrected the same wording on 2 Mar 2026/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Forget this' }));
    await waitFor(() =>
      expect(api.calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('lesson-1'))).toBe(
        true,
      ),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sample the effluent'));
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  });

  test('tells why a lesson cannot be forgotten', async () => {
    const learnedFrom = {
      id: 'lesson-1',
      wording: 'x',
      taughtBy: 'Ravi Kelkar',
      taughtOn: '2026-03-02T06:00:00.000Z',
    };
    const rows = OBLIGATIONS.map((row) => (row.id === 'a' ? { ...row, learnedFrom } : row));
    const { user } = renderApp({
      path: PATH,
      routes: {
        ...toRoutes({}, rows),
        'DELETE /learned-readings/lesson-1': { status: 404, message: 'This lesson is not there any more.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Forget this' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This lesson is not there any more.');
  });

  test('opens the condition or the page that the address names', async () => {
    renderApp({ path: `${PATH}?page=3&obligation=b`, routes: toRoutes() });
    expect(await openRow()).toContain('Calibrate the meters');
  });

  test('a chip in the margin opens its condition', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes() });
    await user.click(
      await screen.findByRole('button', { name: 'Condition 2, page 3, condition 3.1, to check' }),
    );
    await waitFor(async () => expect(await openRow()).toContain('Calibrate the meters'));
  });

  test('the name is the first field, with a counter, and is never cut', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    const row = (await conditions()).querySelector('[aria-expanded="true"]')?.closest('li');
    const name = screen.getByLabelText('Name');
    expect(row?.querySelector('input, textarea, select')).toBe(name);
    expect(screen.getByText('19 of 60 characters')).toBeDefined();
    await user.type(name, ' at the outlet of the effluent treatment plant');
    expect(screen.getByText('65 of 60 characters')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    expect(await screen.findByText('Name must be at most 60 characters')).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
    await user.clear(name);
    await user.type(name, 'Sample the outlet');
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(patches(api.calls)[0]?.body).toEqual({ title: 'Sample the outlet' }));
  });

  test('keys rest while typing, and can be turned off', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.keyboard('e');
    const text = screen.getByLabelText('What has to be done');
    expect(document.activeElement).toBe(text);
    await user.keyboard('axu');
    expect(patches(api.calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(dialog).getByRole('switch', { name: 'Use these keys' }));
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('x');
    expect(patches(api.calls)).toEqual([]);
  });

  test('an edit is kept as a draft until it is saved, and sent with its schedule', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.type(screen.getByLabelText('What has to be done'), ' At the outlet.');
    await user.selectOptions(screen.getByLabelText('Repeats'), 'quarterly');
    expect(screen.getByText('set by you')).toBeDefined();
    const draft = () => findDraft({ userId: 'user-1', route: PATH, form: 'review' });
    expect(draft()?.values).toMatchObject({ a: { repeats: 'quarterly' } });
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(patches(api.calls)).toHaveLength(1));
    expect(patches(api.calls)[0]?.body).toMatchObject({
      text: `${OBLIGATIONS[0]?.text} At the outlet.`,
      frequency: 'quarterly',
      schedule: { frequency: 'quarterly' },
    });
    await waitFor(() => expect(draft()).toBeNull());
  });

  test('an empty sentence is refused at its field, and nothing is sent', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.clear(screen.getByLabelText('What has to be done'));
    await user.click(screen.getByRole('button', { name: /^Accept$|^Accept A$/ }));
    expect(await screen.findByText('Text is required')).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
  });
});

describe('who may only look', () => {
  test('sees the conditions and nothing to change', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view', 'Reporting Task': '' });
    renderApp({ path: PATH, session, routes: toRoutes() });
    expect(await openRow()).toContain('Sample the effluent');
    expect(screen.getByText(OBLIGATIONS[0]?.text ?? '')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept|Not an obligation|Schedule/ })).toBeNull();
    expect(screen.queryByLabelText('What has to be done')).toBeNull();
  });
});

describe('what the reading leaves', () => {
  test('pages that were not read and questions are named', async () => {
    const questions = [toTestQuestion({ citation: { page: 1, quote: 'x', rects: [] } })];
    renderApp({ path: PATH, routes: toRoutes({ unreadPages: [3, 4], questions }) });
    expect(await screen.findByText('Pages 3 and 4 could not be read.')).toBeDefined();
    expect(screen.getByText('1 question for you')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open page 4' })).toBeDefined();
  });

  test('lines that were not read are counted, and lead to their pages', async () => {
    const unreadLines = [{ page: 4, count: 3, script: 'Gujarati', rects: [] }];
    renderApp({ path: PATH, routes: toRoutes({ unreadLines }) });
    expect(await screen.findByText('3 lines in Gujarati were not read.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open page 4' })).toBeDefined();
  });

  test('a line that was not read is marked on its page, and what it asks for is typed and added', async () => {
    const rect = { x: 0.1, y: 0.5, width: 0.8, height: 0.02 };
    const unreadLines = [{ page: 1, count: 1, script: null, rects: [rect] }];
    const added = toTestObligation({ id: 'new', title: 'Submit the ash report' });
    const { user, api } = renderApp({
      path: PATH,
      routes: {
        ...toRoutes({ unreadLines }),
        'POST /consent-documents/order-1/obligations': { status: 201, data: added },
      },
    });
    expect(await screen.findByText('Check it on the page and add what it asks for.')).toBeDefined();
    await waitFor(() => expect(document.querySelectorAll('[data-unread]')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Add from page 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What page 1 asks for' }));
    expect(await dialog.findByRole('img', { name: 'Part of page 1' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: /^Continue/ }));
    expect((await dialog.findAllByText('Type the words of the order')).length).toBeGreaterThan(0);
    await user.click(dialog.getByLabelText(/^Words of the order/));
    await user.paste('12. The unit shall submit the ash report every month.');
    await user.click(dialog.getByRole('button', { name: /^Continue/ }));
    const add = within(await screen.findByRole('dialog', { name: 'Add obligation' }));
    await user.click(add.getByRole('button', { name: /^Add obligation/ }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        conditionNo: '12',
        citation: {
          page: 1,
          quote: '12. The unit shall submit the ash report every month.',
          rects: [rect],
        },
      }),
    );
  });

  test('who may only look is not asked to type', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view' });
    renderApp({ path: PATH, session, routes: toRoutes({ unreadPages: [3] }) });
    expect(await screen.findByRole('button', { name: 'Open page 3' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add from/ })).toBeNull();
  });

  test('an order of which pages are still read is reviewed as far as it is, and is not scheduled yet', async () => {
    const reading = { status: 'reading', progress: 0.3 } as const;
    const { user, api } = renderApp({
      path: PATH,
      routes: { ...toRoutes(reading), 'GET /consent-documents/order-1/events': { data: null } },
    });
    expect(await screen.findByText('Pages of this order are still being read.')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: /^Reading / })).toBeDefined();
    expect(screen.getByText('Being read')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Accept all|Schedule)/ })).toBeNull();
    await openRow();
    for (const _ of OBLIGATIONS) await user.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await screen.findByText('Everything so far is reviewed')).toBeDefined();
    // The rest comes, and the list goes on where it was.
    const more = [...OBLIGATIONS, toTestObligation({ id: 'd', title: 'Submit Form V' })];
    api.set(toRoutes({}, more));
    expect(await screen.findByText('Submit Form V', {}, { timeout: 20_000 })).toBeDefined();
    expect(screen.queryByText('Pages of this order are still being read.')).toBeNull();
  });

  test('an order without conditions says so', async () => {
    renderApp({ path: PATH, routes: toRoutes({}, []) });
    expect(await screen.findByText('No conditions were found')).toBeDefined();
  });

  test('names two of many pages with unread lines, and the others when asked', async () => {
    const unreadLines = [1, 2, 3, 4].map((page) => ({ page, count: 1, script: null, rects: [] }));
    const { user } = renderApp({ path: PATH, routes: toRoutes({ unreadLines }) });
    await user.click(await screen.findByRole('button', { name: 'Show all 4 pages' }));
    expect(screen.getAllByRole('button', { name: /^Open page/ })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  test('opens with what was not read in view, and follows the open row from then on', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp({ path: PATH, routes: toRoutes({ unreadPages: [1] }) });
    expect(await screen.findByText('Page 1 could not be read.')).toBeDefined();
    await openRow();
    const rows = () => scroll.mock.contexts.filter((one) => (one as Element).matches('[data-row]')).length;
    expect(rows()).toBe(0);
    await user.keyboard('j');
    await waitFor(() => expect(rows()).toBe(1));
    await user.keyboard('k');
    await waitFor(() => expect(rows()).toBe(2));
    scroll.mockRestore();
  });

  test('an order of which nothing is certain shows its questions, unfolded and with their words', async () => {
    const citation = { page: 1, quote: '4. ರೊಳಗೆ 31.03.2027', rects: [] };
    const questions = [toTestQuestion({ text: 'When is it due?', citation })];
    renderApp({ path: PATH, routes: toRoutes({ questions }, []) });
    expect(await screen.findByText('No condition is certain yet')).toBeDefined();
    expect(screen.getByText('1 question for you').closest('details')?.open).toBe(true);
    expect(screen.getByText(/When is it due/).textContent).toContain('“4. ರೊಳಗೆ 31.03.2027”');
  });

  test('an order that failed says why and can be read again', async () => {
    const order = toTestOrder({
      status: 'failed',
      failure: 'This file is encrypted. Save it without a password.',
    });
    const { user, api } = renderApp({
      path: PATH,
      routes: { 'GET /consent-documents/order-1': { data: order } },
    });
    expect(await screen.findByText(/This file is encrypted/)).toBeDefined();
    api.set({
      'POST /consent-documents/:id/read-again': { status: 409, message: 'This order is already being read.' },
    });
    await user.click(screen.getByRole('button', { name: /^Read again/ }));
    expect(await screen.findByText('This order is already being read.')).toBeDefined();
  });

  const locked = toTestOrder({ status: 'failed', failure: 'This PDF is locked.', needsPassword: true });
  const lockedRoutes = { 'GET /consent-documents/order-1': { data: locked } };

  test('an order that is locked asks for its password', async () => {
    const { user } = renderApp({ path: PATH, routes: lockedRoutes });
    await user.click(await screen.findByRole('button', { name: 'Enter the password' }));
    expect(await screen.findByLabelText('Password of the file')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Read again/ })).toBeNull();
  });

  test('an order that is locked asks nobody who may only look', async () => {
    renderApp({
      path: PATH,
      routes: lockedRoutes,
      session: toCompanySession({ 'Consent Analyzer': 'view' }),
    });
    expect(await screen.findByText('This PDF is locked.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enter the password' })).toBeNull();
  });

  test('an order that is gone leads back to the list', async () => {
    renderApp({ path: PATH, routes: { 'GET /consent-documents/order-1': { status: 404, message: 'Gone' } } });
    expect(await screen.findByText('This order was not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All orders' })).toBeDefined();
  });

  test('an order that cannot be loaded can be tried again', async () => {
    const { user, api } = renderApp({
      path: PATH,
      routes: { 'GET /consent-documents/order-1': { status: 500, message: 'Something went wrong' } },
    });
    expect(await screen.findByText('The order could not be loaded')).toBeDefined();
    api.set(toRoutes());
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await openRow()).toContain('Sample the effluent');
  });
});

describe('a DOCX', () => {
  test('is shown as its text with the quoted words marked', async () => {
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const citation = { page: null, paragraph: 1, quote: 'calibrate the meters', rects: [] };
    const routes = toRoutes({ mimeType, pageCount: null }, [toTestObligation({ id: 'a', citation })]);
    const paragraphs = [
      { index: 0, text: 'SCHEDULE A' },
      { index: 1, text: '1. The unit shall calibrate the meters every month.' },
    ];
    const { user } = renderApp({
      path: PATH,
      routes: { ...routes, 'GET /consent-documents/order-1/paragraphs': { data: { paragraphs } } },
    });
    const mark = await screen.findByText('calibrate the meters');
    expect(mark.tagName).toBe('MARK');
    await user.click(screen.getByRole('switch', { name: 'Show marks' }));
    expect(screen.queryByText('calibrate the meters')).toBeNull();
  });
});
