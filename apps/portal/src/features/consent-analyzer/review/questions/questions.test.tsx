import type { Obligation, Question } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall } from '../../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../../app/testing/render-app.tsx';
import { toTestOrder, toTestQuestion } from '../../../../shared/orders/testing/test-order.ts';
import { toTestObligation } from '../../../../shared/viewer/testing/test-obligation.ts';
import { OBLIGATIONS, OnceResizeObserver, openRow, PATH, toRoutes } from '../testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

const ORDER = '/consent-documents/order-1';
const NO_DUTY = { value: 'not_an_obligation', label: 'Not an obligation' };
const CHOICE = toTestQuestion({
  text: '“Bi-annual” has two readings.',
  answerKind: 'choice',
  obligationId: 'a',
  options: [
    { value: 'P6M', label: 'Twice a year, next on 1 Apr 2027' },
    { value: 'P2Y', label: 'Every two years, next on 1 Apr 2028' },
    NO_DUTY,
  ],
});

/** An API that keeps the answers it gets. */
function toAnswerRoutes(...asked: Question[]) {
  let questions = asked;
  let state: Obligation['state'] = 'suggested';
  return {
    ...toRoutes(),
    [`GET ${ORDER}/obligations`]: () => ({
      data: {
        obligations: OBLIGATIONS.map((row) => (row.id === 'a' ? { ...row, state } : row)),
        total: OBLIGATIONS.length,
      },
    }),
    [`GET ${ORDER}`]: () => ({ data: toTestOrder({ questions }) }),
    [`PATCH ${ORDER}`]: ({ body }: FakeCall) => {
      const { answers } = body as { answers: Record<string, string | null> };
      for (const { id, obligationId } of questions)
        if (id in answers)
          state = obligationId !== null && answers[id] === NO_DUTY.value ? 'rejected' : 'suggested';
      questions = questions.map((one) => ({ ...one, answer: answers[one.id] ?? null }));
      return { data: toTestOrder({ questions }) };
    },
  };
}

const answersOf = (calls: readonly FakeCall[]) =>
  calls.filter(({ method, path }) => method === 'PATCH' && path === ORDER).map(({ body }) => body);

describe('a question with two readings', () => {
  test('is answered in its row, shown quietly, changed, and undone', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toAnswerRoutes(CHOICE) });
    await user.click(await screen.findByRole('radio', { name: /^Every two years/ }));
    await waitFor(() => expect(answersOf(api.calls)).toEqual([{ answers: { 'question-1': 'P2Y' } }]));
    const change = await screen.findByRole('button', { name: 'Change answer' });
    expect(change.closest('p')?.textContent).toContain('Every two years, next on 1 Apr 2028');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(change);
    expect(await screen.findByRole('radio', { name: /^Every two years/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(answersOf(api.calls).at(-1)).toEqual({ answers: { 'question-1': null } }));
    expect(await screen.findByRole('radio', { name: /^Twice a year/ })).toHaveProperty('checked', false);
    expect(document.activeElement?.textContent).toContain('Sample the effluent');
  });

  test('is gone through with the arrow keys, and answered by Enter or the button', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toAnswerRoutes(CHOICE) });
    const first = await screen.findByRole('radio', { name: /^Twice a year/ });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Every two years/ })).toHaveProperty('checked', true);
    expect(answersOf(api.calls)).toEqual([]);
    expect(screen.getByRole('button', { name: /^Save answer/ })).toBeDefined();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(answersOf(api.calls)).toEqual([{ answers: { 'question-1': NO_DUTY.value } }]));
  });

  test('what the server refuses is said in place', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toAnswerRoutes(CHOICE) });
    const errors = [{ field: 'answers.question-1', message: 'Choose one of the readings' }];
    api.set({ [`PATCH ${ORDER}`]: { status: 422, message: 'Wrong', problem: { errors } } });
    await user.click(await screen.findByRole('radio', { name: /^Every two years/ }));
    expect(await screen.findByText('Choose one of the readings')).toBeDefined();
  });

  test('is only shown to who may only look', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view', 'Reporting Task': '' });
    renderApp({ path: PATH, session, routes: toAnswerRoutes(CHOICE) });
    expect(await openRow()).toContain('Sample the effluent');
    expect(screen.getByText(/“Bi-annual” has two readings/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a question is answered that its sentence asks for nothing', () => {
  test('in its row, which leaves the list to check; undo brings it back and focuses it', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toAnswerRoutes(CHOICE) });
    await user.click(await screen.findByRole('radio', { name: 'Not an obligation' }));
    await waitFor(() => expect(answersOf(api.calls)).toEqual([{ answers: { 'question-1': NO_DUTY.value } }]));
    await waitFor(async () => expect(await openRow()).toContain('Calibrate the meters'));
    await user.click(await screen.findByRole('tab', { name: /^Not an obligation/ }));
    expect(
      (await screen.findByRole('button', { name: 'Change answer' })).closest('p')?.textContent,
    ).toContain('Not an obligation');
    await user.keyboard('u');
    await waitFor(() => expect(answersOf(api.calls).at(-1)).toEqual({ answers: { 'question-1': null } }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sample the effluent'));
    expect(await screen.findByRole('radio', { name: 'Not an obligation' })).toHaveProperty('checked', false);
  });

  test('outside of rows, with a button beside the field; undo leads back to the question', async () => {
    const question = toTestQuestion({ answerKind: 'number', options: [NO_DUTY] });
    const { user, api } = renderApp({ path: PATH, routes: toAnswerRoutes(question) });
    const list = (await screen.findByText('1 question for you')).closest('details');
    if (list === null) throw new Error('The questions fold.');
    list.open = true;
    await user.click(within(list).getByRole('button', { name: 'Not an obligation' }));
    expect(await screen.findByText('1 question answered')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Change answer');
    list.open = false;
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(answersOf(api.calls).at(-1)).toEqual({ answers: { 'question-1': null } }));
    await waitFor(() => expect(list.open).toBe(true));
    expect(within(list).getByLabelText('Your answer')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(list.querySelector('[data-question]'));
  });
});

describe('a question that belongs to no row', () => {
  test.each([
    ['number', '15', '15'],
    ['text', 'Quarterly', 'Quarterly'],
  ] as const)('is answered among the questions of the order: %s', async (answerKind, typed, sent) => {
    const question = toTestQuestion({ answerKind });
    const { user, api } = renderApp({ path: PATH, routes: toAnswerRoutes(question) });
    const list = (await screen.findByText('1 question for you')).closest('details');
    if (list === null) throw new Error('The questions fold.');
    list.open = true;
    await user.click(within(list).getByRole('button', { name: /^Save answer/ }));
    expect(
      within(list).getByText(answerKind === 'number' ? 'Enter a number' : 'Enter an answer'),
    ).toBeDefined();
    expect(answersOf(api.calls)).toEqual([]);
    await user.type(within(list).getByLabelText('Your answer'), typed);
    await user.click(within(list).getByRole('button', { name: /^Save answer/ }));
    await waitFor(() => expect(answersOf(api.calls)).toEqual([{ answers: { 'question-1': sent } }]));
    expect(await screen.findByText('1 question answered')).toBeDefined();
  });

  test('leads to the row that its answer made, also by keyboard', async () => {
    const question = toTestQuestion({
      answerKind: 'number',
      citation: { page: 3, quote: 'within … days', rects: [] },
    });
    const made = toTestObligation({
      id: 'd',
      title: 'Report the closure',
      citation: { page: 3, quote: 'within … days', rects: [] },
    });
    const routes = toAnswerRoutes(question);
    const { user, api } = renderApp({ path: PATH, routes });
    const list = (await screen.findByText('1 question for you')).closest('details');
    if (list === null) throw new Error('The questions fold.');
    list.open = true;
    const rows = [...OBLIGATIONS, made];
    api.set({ [`GET ${ORDER}/obligations`]: { data: { obligations: rows, total: rows.length } } });
    await user.type(within(list).getByLabelText('Your answer'), '15');
    within(list)
      .getByRole('button', { name: /^Save answer/ })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Report the closure'));
    expect(await openRow()).toContain('Report the closure');
    expect(screen.queryByText(/1 question/)).toBeNull();
  });

  test('an answered date is said in words', async () => {
    renderApp({ path: PATH, routes: toAnswerRoutes(toTestQuestion({ answer: '2027-03-31' })) });
    expect((await screen.findByText('31 Mar 2027')).tagName).toBe('B');
  });
});
