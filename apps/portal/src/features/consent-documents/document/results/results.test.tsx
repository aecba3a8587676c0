import type {
  OrderResults,
  ResultReport,
  ResultReportDetail,
  ResultSeries,
} from '@anupalan/api-client/types';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { RESULT_MESSAGES } from '@anupalan/enums/results';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FakeRoutes } from '../../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../../app/testing/render-app.tsx';
import { toTestLimit } from '../../../../shared/orders/testing/test-order.ts';
import { toTestSeries } from '../../../../shared/results/testing/test-series.ts';
import { toTestDocument } from '../../test-data.ts';

const DETAIL = '/company/consent/order-1';
const RESULTS = 'GET /consent-documents/order-1/results';

const report: ResultReport = {
  id: 'report-1',
  fileName: 'May.pdf',
  source: 'upload',
  size: 20_480,
  uploadedBy: { id: 'user-1', name: 'Meera Joglekar' },
  createdAt: '2026-05-20T06:00:00.000Z',
  sampledOn: null,
  status: 'read',
  failure: null,
  unreadPages: [3],
  counts: { exceeded: 1, close: 0, within: 0, not_compared: 1 },
};
const series: ResultSeries[] = [
  toTestSeries(),
  toTestSeries({
    id: 'v2',
    parameter: 'Zinc',
    value: 'BDL (DL 0.1)',
    state: 'within',
    samples: [
      { value: 4, sampledOn: '2026-04-12' },
      { value: null, sampledOn: '2026-05-12' },
    ],
  }),
  toTestSeries({
    id: 'v3',
    parameter: 'Boron',
    state: 'not_compared',
    reason: 'No limit.',
    limit: null,
    max: null,
  }),
];
const toValue = ({
  document: _,
  reportId: __,
  min: ___,
  max: ____,
  samples: _____,
  ...one
}: ResultSeries) => ({
  ...one,
  averaging: null,
  method: 'IS 3025',
  citation: { page: 1, quote: 'COD 312', rects: [] },
  correction: null,
});
const detail: ResultReportDetail = { ...report, values: series.map(toValue) };

const toRoutes = (results: OrderResults = { series, reports: [report] }): FakeRoutes => ({
  'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents/order-1': { data: toTestDocument() },
  [RESULTS]: { data: results },
});
const findCard = () => screen.findByRole('region', { name: 'Laboratory reports' });

/** What the server answers to the upload; uploads go by XMLHttpRequest, which reports progress. */
let answer = {
  status: 202,
  body: { message: 'The report was uploaded and is being read.', data: report as unknown },
};
let forms: FormData[] = [];

class FakeUpload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  getAllResponseHeaders = () => '';
  abort = () => undefined;
  send = (form: FormData) => {
    forms.push(form);
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.dispatchEvent(new Event('load'));
  };
}

beforeEach(() => {
  forms = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => void vi.unstubAllGlobals());

describe('what was measured against the limits of an order', () => {
  test('shows each parameter by its point, the worst first; what has no number shows its words', async () => {
    renderApp({ path: DETAIL, routes: toRoutes() });
    const card = await findCard();
    const place = await within(card).findByRole('region', { name: 'ETP outlet' });
    expect(
      within(place)
        .getAllByRole('img')
        .map((img) => img.getAttribute('aria-label')),
    ).toEqual([
      expect.stringMatching(/^COD, last 2 samples; latest 312 mg\/l; .*Limit 250; Over, 125%/),
      expect.stringContaining('Zinc'),
    ]);
    expect(within(place).getByText('BDL (DL 0.1)')).toBeDefined();
    expect(within(card).queryByText('Boron')).toBeNull();
    expect(within(card).getByText(/1 exceeded, 1 not compared · Uploaded · Meera Joglekar/)).toBeDefined();
  });

  test('a report shows its results beside their limits, and why one was not compared', async () => {
    const { user } = renderApp({
      path: DETAIL,
      routes: { ...toRoutes(), [`${RESULTS}/report-1`]: { data: detail } },
    });
    await user.click(await screen.findByRole('button', { name: 'Show results of May.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'May.pdf' });
    const table = await within(dialog).findByRole('table', { name: 'Results beside their limits' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['CODETP outlet, 12 May 2026, IS 3025', '312 mg/l', '250 mg/lPage 4', 'Exceeded'],
      ['ZincETP outlet, 12 May 2026, IS 3025', 'BDL (DL 0.1) mg/l', '250 mg/lPage 4', 'Within'],
      ['BoronETP outlet, 12 May 2026, IS 3025', '312 mg/l', 'None', 'Not comparedNo limit.'],
    ]);
    expect(
      within(table)
        .getAllByRole('link', { name: /^Page 4/ })[0]
        ?.getAttribute('href'),
    ).toBe('/company/consent-analyzer/order-1?page=4');
    expect(within(dialog).getByText(/Page 3: check them/)).toBeDefined();
  });

  test('on a phone its results are a list', async () => {
    const usual = window.matchMedia;
    onTestFinished(() => void vi.stubGlobal('matchMedia', usual));
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user } = renderApp({
      path: DETAIL,
      routes: { ...toRoutes(), [`${RESULTS}/report-1`]: { data: detail } },
    });
    await user.click(await screen.findByRole('button', { name: 'Show results of May.pdf' }));
    const list = await screen.findByRole('list', { name: 'Results beside their limits' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'COD312 mg/l, limit 250 mg/l. ETP outlet, 12 May 2026, IS 3025Exceeded',
      'ZincBDL (DL 0.1) mg/l, limit 250 mg/l. ETP outlet, 12 May 2026, IS 3025Within',
      'Boron312 mg/l. ETP outlet, 12 May 2026, IS 3025. No limit.Not compared',
    ]);
    expect(screen.queryByRole('table', { name: 'Results beside their limits' })).toBeNull();
  });

  test('without reports it says what it is for; who may only look has no upload', async () => {
    const empty = toRoutes({ series: [], reports: [] });
    const session = toCompanySession({ 'Consent Documents': 'view', 'Consent Analyzer': 'view' });
    renderApp({ path: DETAIL, session, routes: empty });
    const card = await findCard();
    expect(await within(card).findByText('No results yet')).toBeDefined();
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Show laboratory reports']);
  });

  test('failed to load says so, never that there is nothing, and tries again', async () => {
    const { user, api } = renderApp({
      path: DETAIL,
      routes: { ...toRoutes(), [RESULTS]: { status: 500, message: 'Broken' } },
    });
    const card = await findCard();
    expect(await within(card).findByText('The results could not be loaded')).toBeDefined();
    expect(within(card).queryByText('No results yet')).toBeNull();
    api.set(toRoutes());
    await user.click(within(card).getByRole('button', { name: /^Try again/ }));
    expect(await within(card).findByText('COD')).toBeDefined();
  });

  test('a report that could not be read says why', async () => {
    const failed = { ...report, status: 'failed' as const, failure: RESULT_MESSAGES.noResults };
    renderApp({ path: DETAIL, routes: toRoutes({ series: [], reports: [failed] }) });
    expect(await screen.findByText(RESULT_MESSAGES.noResults)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Show results/ })).toBeNull();
  });

  test('leads to the form of a limit that was misread, and is compared anew with what is saved', async () => {
    const { limit } = toTestSeries();
    const limits = [toTestLimit({ id: limit?.id ?? '', parameter: 'COD', limit: '250' })];
    const routes = {
      ...toRoutes(),
      'GET /consent-documents/order-1': { data: toTestDocument({ limits }) },
      'GET /consent-documents/order-1/results/report-1': { data: detail },
    };
    const { user, api } = renderApp({ path: DETAIL, routes });
    await user.click(await screen.findByRole('button', { name: 'Show results of May.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Correct the limit for COD' }));
    const form = within(await screen.findByRole('dialog', { name: 'Correct the limit for COD' }));
    expect(form.getByRole('textbox', { name: /^Limit/ })).toHaveProperty('value', '250');
    api.set({
      'PATCH /consent-documents/order-1/limits/limit-1': { message: 'The limit has been saved.', data: {} },
      'GET /consent-documents/order-1/results/report-1': {
        data: { ...detail, values: detail.values.map((one) => ({ ...one, state: 'within' })) },
      },
    });
    await user.click(form.getByRole('button', { name: /^Save limit/ }));
    const report = within(await screen.findByRole('dialog', { name: 'May.pdf' }));
    await waitFor(() => expect(report.queryByText('Exceeded')).toBeNull());
  });

  test('corrects a result that was misread; a refusal stands at its field, and what was read stays visible', async () => {
    const values = 'GET /consent-documents/order-1/results/report-1';
    const patch = 'PATCH /consent-documents/order-1/results/report-1/values/v1';
    const { user, api } = renderApp({ path: DETAIL, routes: { ...toRoutes(), [values]: { data: detail } } });
    await user.click(await screen.findByRole('button', { name: 'Show results of May.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Correct the result for COD' }));
    const form = within(await screen.findByRole('dialog', { name: 'Correct the result for COD' }));
    expect(form.getByText('Page 1 of the report: “COD 312”')).toBeDefined();
    const field = form.getByRole('textbox', { name: /^Result/ });
    await user.clear(field);
    await user.click(form.getByRole('button', { name: /^Save result/ }));
    expect(await form.findAllByText('Result is required')).not.toHaveLength(0);
    await user.type(field, '212');
    const [first] = detail.values;
    if (first === undefined) throw new Error('The report has no result.');
    const readAs = { ...first, averaging: null };
    const correction = { by: { id: 'user-1', name: 'Meera' }, at: '2026-05-21T06:00:00.000Z', readAs };
    const corrected = { ...first, value: '212', state: 'within' as const, correction };
    api.set({
      [patch]: { message: 'The result has been saved.', data: corrected },
      [values]: { data: { ...detail, values: [corrected] } },
    });
    await user.click(form.getByRole('button', { name: /^Save result/ }));
    const report = within(await screen.findByRole('dialog', { name: 'May.pdf' }));
    expect(await report.findByText('Read as 312 mg/l. Corrected by Meera on 21 May 2026.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      value: '212',
      unit: 'mg/l',
      point: 'ETP outlet',
      sampledOn: '2026-05-12',
    });
  });

  test('is deleted by its name', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toRoutes() });
    await user.click(await screen.findByRole('button', { name: 'Delete May.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the results in May.pdf?' });
    api.set({
      'DELETE /consent-documents/order-1/results/report-1': { message: 'The report has been deleted.' },
      [RESULTS]: { data: { series: [], reports: [] } },
    });
    await user.click(within(dialog).getByRole('button', { name: /^Delete results/ }));
    expect(await screen.findByText('No results yet')).toBeDefined();
  });
});

describe('limits with what was measured', () => {
  const limit = { medium: 'effluent', parameter: 'COD', limit: '250', unit: 'mg/l' } as const;
  const limits = [
    toTestLimit({ ...limit, id: 'limit-2', point: 'STP outlet', parameter: 'BOD', limit: '30' }),
    toTestLimit({ ...limit, id: 'limit-1', point: 'ETP outlet' }),
  ];

  test('the point with a result over its limit is open, with value, line and state in its row', async () => {
    renderApp({
      path: DETAIL,
      routes: { ...toRoutes(), 'GET /consent-documents/order-1': { data: toTestDocument({ limits }) } },
    });
    const table = await screen.findByRole('table', { name: 'Trade effluent: ETP outlet' });
    const [, row] = within(table).getAllByRole('row');
    expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toMatchObject([
      'COD',
      '250 mg/l',
      '312 mg/l',
      '',
      'Exceeded',
      expect.stringContaining('Page'),
    ]);
    expect(within(table).getByRole('img').getAttribute('aria-label')).toMatch(
      /^COD, last 2 samples; latest 312 mg\/l; .*Limit 250; Over, 125%/,
    );
    expect(
      screen.getByRole('button', {
        name: 'Trade effluent: ETP outlet 1 limit, 1 exceeded, last sample 12 May 2026',
      }),
    ).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Trade effluent: STP outlet' })).toBeNull();
    // It has a row of its own: the reports do not repeat it.
    const card = await findCard();
    expect(within(card).queryByText('COD')).toBeNull();
  });
});

describe('uploading a report', () => {
  const open = async () => {
    const view = renderApp({ path: DETAIL, routes: toRoutes() });
    await view.user.click(await screen.findByRole('button', { name: 'Upload report' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Upload report' }) };
  };
  const choose = (name: string) => new File(['Parameter,Result'], name);

  test('sends the file and closes', async () => {
    answer = { status: 202, body: { message: 'The report was uploaded and is being read.', data: report } };
    const { user, dialog } = await open();
    await user.upload(within(dialog).getByLabelText(/Drop a laboratory/), choose('June.csv'));
    await user.click(within(dialog).getByRole('button', { name: /^Upload report/ }));
    expect(await screen.findByText('The report was uploaded and is being read.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(forms.map((form) => form.get('file'))).toEqual([expect.objectContaining({ name: 'June.csv' })]);
  });

  test('a day of sampling that has not come is refused at its field, and nothing is sent', async () => {
    const { user, dialog } = await open();
    await user.upload(within(dialog).getByLabelText(/Drop a laboratory/), choose('June.csv'));
    await user.type(within(dialog).getByRole('textbox', { name: /^Day of sampling/ }), '01/01/2099');
    await user.click(within(dialog).getByRole('button', { name: /^Upload report/ }));
    expect(await within(dialog).findByText(FIELD_MESSAGES.sampledInFuture)).toBeDefined();
    expect(forms).toEqual([]);
  });

  test('a refusal of the server stands in place, and the file stays chosen', async () => {
    answer = { status: 409, body: { message: RESULT_MESSAGES.twice, data: null } };
    const { user, dialog } = await open();
    await user.upload(within(dialog).getByLabelText(/Drop a laboratory/), choose('June.csv'));
    await user.click(within(dialog).getByRole('button', { name: /^Upload report/ }));
    expect(await within(dialog).findByText(RESULT_MESSAGES.twice)).toBeDefined();
    expect(within(dialog).getByText('June.csv')).toBeDefined();
  });
});
