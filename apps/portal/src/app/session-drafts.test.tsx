import { findSession, saveSession } from '@anupalan/api-client/session-storage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toTechnicalRoutes, toTestDocument } from '../features/technical-documentation/test-data.ts';
import type { FakeRoutes } from './testing/fake-api.ts';
import { toFilledRoutes } from './testing/filled-routes.ts';
import { renderApp, toCompanySession } from './testing/render-app.tsx';

// pdf.js draws on a canvas, which the test's DOM has not.
vi.mock('react-pdf', () => ({ pdfjs: { GlobalWorkerOptions: {} }, Document: () => null, Page: () => null }));

const ENDED = { status: 401, message: 'Your session has ended. Please sign in again.' };

/** A long form: where it is, how it is opened, the field that is typed into, and the call that sends it. */
type LongForm = {
  path: string;
  routes?: FakeRoutes;
  open?: string;
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
};

test.each(Object.entries(FORMS))(
  'what was typed into %s when the session ended is offered to the same person again',
  async (_name, { path, routes = {}, open, field, typed, save, call }) => {
    // The form's own calls stand first: the first pattern that fits answers.
    const { user, api, toPath } = renderApp({
      path,
      routes: { ...routes, ...toFilledRoutes('company'), ...routes },
    });
    const openForm = async () => {
      if (open !== undefined) await user.click(await screen.findByRole('button', { name: open }));
      return screen.findByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    };
    const input = await openForm();
    await user.clear(input);
    await user.type(input, typed);
    api.set({ [call]: ENDED });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: save });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await waitFor(() => expect(toPath()).toBe('/login'));
    expect(findSession()).toBeNull();

    saveSession({ ...toCompanySession(), accessToken: 'token-2' });
    await waitFor(() => expect(toPath()).toBe(path));
    expect((await openForm()).value).not.toBe(typed);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${field}`)).value).toBe(typed),
    );
  },
);
