import { DRAFTS_KEY, findDraft } from '@anupalan/api-client/draft-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { toTestEnquiry, toTestOrganisation, toTestReport } from '../../shared/enquiries/testing/test-data.ts';

const COMPANY = '/company/lab-marketplace/enquiries';
const LAB = '/lab/reporting-tasks/enquiries';
const QUOTE = { amount: 4500, reportBy: '2026-12-05', note: 'With sampling' };
const one = (changes = {}) => ({
  'GET /organisation': { data: toTestOrganisation() },
  'GET /enquiries/:id': { data: toTestEnquiry(changes) },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what was typed and not sent', () => {
  const reported = one({ status: 'reported', quote: QUOTE, reports: [toTestReport()] });
  const done = { message: 'Done.', data: toTestEnquiry() };
  const form = { quote: 'quote-enquiry-1', close: 'close-enquiry-1', reject: `reject-${toTestReport().id}` };
  test.each([
    ['a quote', LAB, one(), /^Send a quote/, 'Amount', '4500', /^Send quote/, form.quote],
    ['the end of an enquiry', LAB, one(), /^Decline/, 'Reason', 'No capacity', /^Decline/, form.close],
    ['a rejection', COMPANY, reported, /^Reject/, 'Reason', 'COD is missing', /^Reject report/, form.reject],
  ])(
    'in %s is offered again, and gone once it is sent',
    async (_name, area, routes, open, label, text, send, key) => {
      const path = `${area}/enquiry-1`;
      const { user } = renderApp({
        path,
        session: area === LAB ? toLabSession() : toCompanySession(),
        routes: {
          ...routes,
          'POST /enquiries/:id/quote': done,
          'POST /enquiries/:id/close': done,
          'PATCH /enquiries/:id/reports/:reportId': done,
        },
      });
      await user.click(await screen.findByRole('button', { name: open }));
      const first = await screen.findByRole('dialog');
      await user.type(within(first).getByLabelText(label), text);
      await user.click(within(first).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(findDraft({ userId: 'user-1', route: path, form: key })).not.toBeNull();
      await user.click(screen.getByRole('button', { name: open }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
      expect(within(dialog).getByLabelText(label)).toHaveProperty('value', text);
      await user.click(within(dialog).getByRole('button', { name: send }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(localStorage.getItem(DRAFTS_KEY)).toBeNull());
    },
  );

  test('of a report is offered again, the file is chosen again, and it is gone once it is sent', async () => {
    const path = `${LAB}/enquiry-1`;
    const key = { userId: 'user-1', route: path, form: 'report-enquiry-1' };
    const { user, api } = renderApp({
      path,
      session: toLabSession(),
      routes: {
        ...one({ status: 'ordered', quote: QUOTE }),
        'POST /enquiries/:id/reports': { message: 'The report has been sent.', data: toTestEnquiry() },
      },
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Send a report' }));
      return within(await screen.findByRole('dialog'));
    };
    const close = async () => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

    let dialog = await open();
    await user.upload(dialog.getByLabelText(/Drop the report here/), pdf('First.pdf'));
    await dialog.findByText('First.pdf');
    expect(findDraft(key)).toBeNull();
    await user.type(dialog.getByLabelText(/^Report number/), 'R-8');
    await user.type(dialog.getByLabelText(/^Note/), 'Two samples');
    await close();
    expect(findDraft(key)?.values).toEqual({ reportNo: 'R-8', sampledOn: '', note: 'Two samples' });

    dialog = await open();
    expect(dialog.queryByText('First.pdf')).toBeNull();
    await user.upload(dialog.getByLabelText(/Drop the report here/), pdf('Second.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(dialog.getByLabelText(/^Report number/)).toHaveProperty('value', 'R-8');
    await user.click(dialog.getByRole('button', { name: /^Send report/ }));
    expect(await screen.findByText('The report has been sent.')).toBeDefined();
    const form = api.calls.find(({ method }) => method === 'POST')?.body;
    expect(form instanceof FormData && form.get('note')).toBe('Two samples');
    const sent = form instanceof FormData ? form.get('file') : null;
    expect(sent instanceof File && sent.name).toBe('Second.pdf');
    await waitFor(() => expect(localStorage.getItem(DRAFTS_KEY)).toBeNull());
  });
});
