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
