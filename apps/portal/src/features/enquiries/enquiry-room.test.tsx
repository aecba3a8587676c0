import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';
import { toTestEnquiry, toTestOrganisation, toTestReport } from '../../shared/enquiries/testing/test-data.ts';

test('a report whose copy finds no room stays to be decided, and the server’s sentence says why', async () => {
  const message = 'Your organisation has used 500 MB of its 500 MB for files.';
  const { user } = renderApp({
    path: '/company/lab-marketplace/enquiries/enquiry-1',
    routes: {
      'GET /organisation': { data: toTestOrganisation() },
      'GET /enquiries/:id': {
        data: toTestEnquiry({
          status: 'reported',
          quote: { amount: 4500, reportBy: '2026-12-05', note: null },
          reports: [toTestReport()],
        }),
      },
      'PATCH /enquiries/:id/reports/:reportId': { status: 413, message },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Approve/ })).toBeDefined();
});

test('an approved report leads to the order that it is compared with, or says why to none', async () => {
  const approved = { status: 'approved' as const, decidedBy: 'Meera', decidedAt: '2026-11-20T06:00:00.000Z' };
  renderApp({
    path: '/company/lab-marketplace/enquiries/enquiry-1',
    routes: {
      'GET /organisation': { data: toTestOrganisation() },
      'GET /enquiries/:id': {
        data: toTestEnquiry({
          status: 'completed',
          reports: [
            toTestReport({ ...approved, comparedWith: { id: 'order-1', name: 'Consent to operate' } }),
            toTestReport({
              ...approved,
              id: 'report-2',
              notCompared: 'No order in force has a limit for COD.',
            }),
          ],
        }),
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Consent to operate' });
  expect(link.getAttribute('href')).toBe('/company/consent/order-1');
  expect(
    screen.getByText(/^Results are not compared\. No order in force has a limit for COD\./),
  ).toBeDefined();
});
