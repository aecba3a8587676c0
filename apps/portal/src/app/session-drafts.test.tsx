import { findSession, saveSession } from '@anupalan/api-client/session-storage';
import type { AppRole } from '@anupalan/enums/roles';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toTechnicalRoutes, toTestDocument } from '../features/technical-documentation/test-data.ts';
import { toTestEnquiry } from '../shared/enquiries/testing/test-data.ts';
import type { FakeRoutes } from './testing/fake-api.ts';
import { toFilledRoutes } from './testing/filled-routes.ts';
import { renderApp, toCompanySession, toLabSession } from './testing/render-app.tsx';

const ENDED = { status: 401, message: 'Your session has ended. Please sign in again.' };

/** A long form: where it is, how it is opened, the field that is typed into, and the call that sends it. */
type LongForm = {
  path: string;
  area?: AppRole;
  routes?: FakeRoutes;
  open?: string;
  /** Label of a file that the form needs too. */
  file?: RegExp;
  field: string;
  typed: string;
  save: RegExp;
  call: string;
};

const FORMS: Readonly<Record<string, LongForm>> = {
  'a profile': {
    path: '/company/profile',
    field: 'Name',
    typed: 'Meera Rao',
    save: /^Save/,
    call: 'PATCH /users/profile',
  },
  'the organisation': {
    path: '/company/company',
    field: 'Address',
    typed: 'Plot 17',
    save: /^Save/,
    call: 'PATCH /organisation',
  },
  'a document': {
    path: '/company/technical-documentation/doc-1',
    routes: toTechnicalRoutes([toTestDocument()]),
    open: 'Edit',
    field: 'Description',
    typed: 'Third edition',
    save: /^Save/,
    call: 'PATCH /technical-documents/doc-1',
  },
  'a report': {
    path: '/lab/reporting-tasks/enquiries/enquiry-1',
    area: 'lab',
    routes: {
      'GET /enquiries/:id': {
        data: toTestEnquiry({
          status: 'ordered',
          quote: { amount: 4500, reportBy: '2026-12-05', note: null },
        }),
      },
    },
    open: 'Send a report',
    file: /Drop the report here/,
    field: 'Note',
    typed: 'Two samples',
    save: /^Send report/,
    call: 'POST /enquiries/enquiry-1/reports',
  },
};

test.each(Object.entries(FORMS))(
  'what was typed into %s when the session ended is offered to the same person again',
  async (_name, { path, area = 'company', routes = {}, open, file, field, typed, save, call }) => {
    const session = area === 'lab' ? toLabSession() : toCompanySession();
    // The form's own calls stand first: the first pattern that fits answers.
    const { user, api, toPath } = renderApp({
      path,
      session,
      routes: { ...routes, ...toFilledRoutes(area), ...routes },
    });
    const openForm = async () => {
      if (open !== undefined) await user.click(await screen.findByRole('button', { name: open }));
      return screen.findByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    };
    const input = await openForm();
    await user.clear(input);
    await user.type(input, typed);
    if (file !== undefined) {
      const pdf = new File(['%PDF-1.7'], 'Report.pdf', { type: 'application/pdf' });
      await user.upload(screen.getByLabelText(file), pdf);
    }
    api.set({ [call]: ENDED });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: save });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await waitFor(() => expect(toPath()).toBe('/login'));
    expect(findSession()).toBeNull();

    saveSession({ ...session, accessToken: 'token-2' });
    await waitFor(() => expect(toPath()).toBe(path));
    expect((await openForm()).value).not.toBe(typed);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${field}`)).value).toBe(typed),
    );
  },
);
