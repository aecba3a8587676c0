import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { toTechnicalRoutes, toTestDocument } from './test-data.ts';

const LIST = '/company/technical-documentation';
const DETAIL = `${LIST}/doc-1`;
const VIEWER = toCompanySession({ 'Technical Documents': 'view' });

/** Stands in for the browser's request, which reports progress: the test decides what happens to it. */
class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  form: FormData | null = null;
  constructor() {
    FakeUpload.all.push(this);
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  report(sent: number, total: number) {
    act(() => this.upload.onprogress?.({ loaded: sent, total, lengthComputable: true }));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

const nextUpload = async (count = 1): Promise<FakeUpload> => {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(count));
  return FakeUpload.all.at(-1) ?? expect.fail('Nothing was uploaded.');
};

beforeEach(() => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});

function asPhone() {
  const usual = window.matchMedia;
  onTestFinished(() => void vi.stubGlobal('matchMedia', usual));
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe('the list', () => {
  test('asks as its address says, and shows folders beside it', async () => {
    const { api } = renderApp({
      path: `${LIST}?folder=folder-1&keyword=pump&type=pdf&sort=-title&page=2`,
      routes: toTechnicalRoutes([toTestDocument()], 14),
    });
    const table = await screen.findByRole('table', { name: 'Technical documents' });
    const link = within(table).getByRole('link', { name: /Scrubber manual/ });
    expect(link.getAttribute('href')).toContain(`${DETAIL}?folder=folder-1`);
    expect(within(table).getByText('Air / Stacks')).toBeDefined();
    const query = api.calls.find(({ path }) => path === '/technical-documents')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      folderId: 'folder-1',
      keyword: 'pump',
      type: 'pdf',
      sortBy: 'title',
      sortOrder: 'desc',
      pageNo: '2',
      pageSize: '10',
    });
    const folders = screen.getByRole('list', { name: 'Folders' });
    expect(within(folders).getByText('Air').closest('li')?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByLabelText(/Drop documents into Air/)).toBeDefined();
  });

  test('a folder is an address, and the page goes back to the first', async () => {
    const { user, router } = renderApp({
      path: `${LIST}?page=2`,
      routes: toTechnicalRoutes([toTestDocument()], 14),
    });
    await user.click(await screen.findByRole('link', { name: 'Air / Stacks' }));
    expect(router.state.location.search).toBe('?folder=folder-2');
  });

  test('empty, filtered empty and failed are different things', async () => {
    const { user, api } = renderApp({ path: `${LIST}?type=pdf`, routes: toTechnicalRoutes([]) });
    expect(await screen.findByText('No documents match these filters')).toBeDefined();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear ?? expect.fail('no way back'));
    expect(await screen.findByText('No documents yet')).toBeDefined();
    api.set({ 'GET /technical-documents': { status: 500, message: 'Broken' } });
    await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'pump');
    expect(await screen.findByText('Documents could not be loaded')).toBeDefined();
    api.set(toTechnicalRoutes([toTestDocument()]));
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByText('Scrubber manual')).toBeDefined();
  });

  test('who may only look has no place to drop, and no buttons for folders', async () => {
    renderApp({ path: LIST, session: VIEWER, routes: toTechnicalRoutes([toTestDocument()]) });
    expect(await screen.findByText('Scrubber manual')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Air / Stacks' })).toBeDefined();
    expect(screen.queryByLabelText(/Drop documents/)).toBeNull();
    expect(screen.queryByRole('button', { name: /New folder|Actions for/ })).toBeNull();
  });

  test('on a phone rows are links and folders one field', async () => {
    asPhone();
    const { user, router } = renderApp({ path: LIST, routes: toTechnicalRoutes([toTestDocument()]) });
    const list = await screen.findByRole('list', { name: 'Technical documents' });
    expect(
      within(list)
        .getByRole('link', { name: /Scrubber manual/ })
        .getAttribute('href'),
    ).toBe(DETAIL);
    expect(screen.queryByRole('table')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Folder'), 'No folder');
    expect(router.state.location.search).toBe('?folder=none');
  });

  test('a laboratory has its own', async () => {
    renderApp({
      path: '/lab/technical-documentation',
      session: toLabSession(),
      routes: toTechnicalRoutes([toTestDocument()]),
    });
    const link = await screen.findByRole('link', { name: /Scrubber manual/ });
    expect(link.getAttribute('href')).toBe('/lab/technical-documentation/doc-1');
  });
});

describe('uploading', () => {
  const choose = async (user: ReturnType<typeof renderApp>['user'], ...files: File[]) =>
    user.upload(await screen.findByLabelText(/Drop documents/), files);

  test('goes into the folder that is shown, with progress, and the list is asked again', async () => {
    const { user, api } = renderApp({ path: `${LIST}?folder=folder-2`, routes: toTechnicalRoutes([]) });
    await screen.findByLabelText(/Drop documents into Air \/ Stacks/);
    await choose(user, new File(['%PDF-1.7'], 'Manual.pdf'));
    const upload = await nextUpload();
    expect(upload.url).toContain('/technical-documents');
    expect(upload.form?.get('folderId')).toBe('folder-2');
    upload.report(4, 8);
    const way = screen.getByRole('list', { name: 'Uploads' });
    expect(within(way).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    api.set(toTechnicalRoutes([toTestDocument({ title: 'Manual' })]));
    upload.answer(201, { message: 'The document has been saved.', data: toTestDocument() });
    expect(await screen.findByText('Manual.pdf has been saved.')).toBeDefined();
    expect(await screen.findByRole('link', { name: /Manual/ })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  test('what the server refuses is said at its file, and can be tried again or taken away', async () => {
    const { user } = renderApp({ path: LIST, routes: toTechnicalRoutes([]) });
    await choose(user, new File(['x'], 'a.pdf'));
    (await nextUpload()).answer(415, { message: 'This type of file is not accepted.' });
    expect(await screen.findByText('This type of file is not accepted.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await nextUpload(2)).answer(413, { message: 'The file is too large.' });
    expect(await screen.findByText('The file is too large.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.queryByText('The file is too large.')).toBeNull();
  });

  test('a file that cannot be taken is not sent, and the others are', async () => {
    const { user } = renderApp({ path: LIST, routes: toTechnicalRoutes([]) });
    const input = await screen.findByLabelText<HTMLInputElement>(/Drop documents/);
    input.removeAttribute('accept');
    await choose(user, new File(['x'], 'a.exe'), new File([''], 'b.pdf'), new File(['x'], 'c.csv'));
    expect((await nextUpload()).form?.get('file')).toMatchObject({ name: 'c.csv' });
    expect(screen.getByText(/This type of file is not accepted/)).toBeDefined();
    expect(screen.getByText(/The file is empty/)).toBeDefined();
  });

  test('can be stopped', async () => {
    const { user } = renderApp({ path: LIST, routes: toTechnicalRoutes([]) });
    await choose(user, new File(['x'], 'a.pdf'));
    await nextUpload();
    await user.click(screen.getByRole('button', { name: 'Stop uploading a.pdf' }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });
});

describe('folders', () => {
  test('are made inside another one', async () => {
    const { user, api } = renderApp({ path: LIST, routes: toTechnicalRoutes([]) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Air' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New folder inside' }));
    const dialog = await screen.findByRole('dialog', { name: 'New folder in Air' });
    await user.click(within(dialog).getByRole('button', { name: /^Create folder/ }));
    expect((await within(dialog).findAllByText('Folder name is required')).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText('Folder name'), 'Ducts');
    api.set({ 'POST /technical-folders': { status: 201, message: 'The folder has been created.' } });
    await user.click(within(dialog).getByRole('button', { name: /^Create folder/ }));
    expect(await screen.findByText('The folder has been created.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Ducts',
      parentId: 'folder-1',
    });
  });

  test('a name that is taken is said at the field', async () => {
    const { user, api } = renderApp({ path: LIST, routes: toTechnicalRoutes([]) });
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    const dialog = await screen.findByRole('dialog', { name: 'New folder' });
    await user.type(within(dialog).getByLabelText('Folder name'), 'air');
    const errors = [{ field: 'name', message: 'A folder with this name already exists.' }];
    api.set({ 'POST /technical-folders': { status: 422, message: 'Taken', problem: { errors } } });
    await user.click(within(dialog).getByRole('button', { name: /^Create folder/ }));
    const said = await within(dialog).findAllByText('A folder with this name already exists.');
    expect(said.length).toBeGreaterThan(0);
  });

  test('one that is not empty stays, and says why', async () => {
    const { user, api } = renderApp({ path: LIST, routes: toTechnicalRoutes([]) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Air / Stacks' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the folder Air / Stacks?' });
    api.set({ 'DELETE /technical-folders/folder-2': { status: 409, message: 'The folder is not empty.' } });
    await user.click(within(dialog).getByRole('button', { name: /^Delete folder/ }));
    expect(await within(dialog).findByText('The folder is not empty.')).toBeDefined();
  });
});

describe('one document', () => {
  test('shows what it is, its text and its versions, and keeps the filters for the way back', async () => {
    const { user, router } = renderApp({
      path: `${DETAIL}?keyword=scrubber`,
      routes: toTechnicalRoutes([toTestDocument()]),
    });
    const drawer = await screen.findByRole('dialog', { name: 'Scrubber manual' });
    expect(await within(drawer).findByText('Second edition')).toBeDefined();
    expect(await within(drawer).findByText(/Open the valve slowly/)).toBeDefined();
    expect(within(drawer).getByText('Version 1: Scrubber-1.txt')).toBeDefined();
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(router.state.location.search).toBe('?keyword=scrubber');
  });

  test.each([
    ['a PDF', { mimeType: 'application/pdf' }, 'Pages of a PDF'],
    ['a picture that browsers do not draw', { mimeType: 'image/tiff' }, /no preview of this type/],
    ['a spreadsheet', { mimeType: 'application/vnd.ms-excel' }, /no preview of this type/],
    ['a very long text', { size: 3 * 1024 * 1024 }, /no preview of this type/],
  ])('%s is looked into as it can be', async (_name, changes, text) => {
    renderApp({ path: DETAIL, routes: toTechnicalRoutes([toTestDocument(changes)]) });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('a picture is drawn', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    renderApp({ path: DETAIL, routes: toTechnicalRoutes([toTestDocument({ mimeType: 'image/png' })]) });
    const picture = await screen.findByRole('img', { name: 'Scrubber manual' });
    expect(picture.getAttribute('src')).toBe('blob:picture');
  });

  test('a table is a table', async () => {
    const document = toTestDocument({ mimeType: 'text/csv' });
    renderApp({ path: DETAIL, routes: toTechnicalRoutes([document]) });
    const drawer = await screen.findByRole('dialog', { name: 'Scrubber manual' });
    expect(await within(drawer).findByRole('table', { name: 'Scrubber manual' })).toBeDefined();
  });

  test('an older version comes back', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toTechnicalRoutes([toTestDocument()]) });
    const button = await screen.findByRole('button', { name: 'Restore version 1' });
    expect(screen.queryByRole('button', { name: 'Restore version 2' })).toBeNull();
    api.set({
      'POST /technical-documents/doc-1/versions/1/restore': {
        message: 'Version 1 has been restored as version 3.',
      },
    });
    await user.click(button);
    expect(await screen.findByText('Version 1 has been restored as version 3.')).toBeDefined();
  });

  test('a new version is sent to the document, and a refusal is said in place', async () => {
    const { user } = renderApp({ path: DETAIL, routes: toTechnicalRoutes([toTestDocument()]) });
    await user.upload(await screen.findByLabelText(/Drop a new version here/), new File(['x'], 'v3.txt'));
    const upload = await nextUpload();
    expect(upload.url).toContain('/technical-documents/doc-1/versions');
    upload.answer(415, { message: 'This type of file is not accepted.' });
    expect(await screen.findByText('v3.txt: This type of file is not accepted.')).toBeDefined();
  });

  test('title, folder and description are changed', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toTechnicalRoutes([toTestDocument()]) });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit document' });
    const title = within(dialog).getByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Scrubber handbook');
    await user.selectOptions(within(dialog).getByLabelText(/Folder/), 'No folder');
    api.set({
      'PATCH /technical-documents/doc-1': {
        message: 'The document has been saved.',
        data: toTestDocument({ title: 'Scrubber handbook' }),
      },
    });
    await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('The document has been saved.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      title: 'Scrubber handbook',
      description: 'Second edition',
      folderId: null,
    });
  });

  test('deleting names it and leads back to the list', async () => {
    const { user, api, toPath } = renderApp({ path: DETAIL, routes: toTechnicalRoutes([toTestDocument()]) });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Scrubber manual?' });
    expect(within(dialog).getByText(/All 2 versions/)).toBeDefined();
    api.set({
      'DELETE /technical-documents/doc-1': { message: 'The document has been deleted.' },
      'GET /technical-documents': { data: { technicalDocuments: [], total: 0 } },
    });
    await user.click(within(dialog).getByRole('button', { name: /^Delete document/ }));
    await waitFor(() => expect(toPath()).toBe(LIST));
  });

  test('who may only look downloads and does nothing else', async () => {
    renderApp({ path: DETAIL, session: VIEWER, routes: toTechnicalRoutes([toTestDocument()]) });
    const drawer = await screen.findByRole('dialog', { name: 'Scrubber manual' });
    expect(await within(drawer).findByText('Version 1: Scrubber-1.txt')).toBeDefined();
    expect(within(drawer).getByRole('button', { name: /^Download(?! version)/ })).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: /Edit|Delete|Restore/ })).toBeNull();
    expect(within(drawer).queryByLabelText(/Drop a new version/)).toBeNull();
  });

  test('one that is gone says so', async () => {
    renderApp({
      path: DETAIL,
      routes: { ...toTechnicalRoutes([]), 'GET /technical-documents/:id': { status: 404, message: 'Gone' } },
    });
    expect(await screen.findByText('This document was not found')).toBeDefined();
  });

  test('one that does not load is tried again', async () => {
    const { api, user } = renderApp({
      path: DETAIL,
      routes: {
        ...toTechnicalRoutes([]),
        'GET /technical-documents/:id': { status: 500, message: 'Broken' },
      },
    });
    expect(await screen.findByText('The document could not be loaded')).toBeDefined();
    api.set(toTechnicalRoutes([toTestDocument()]));
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('dialog', { name: 'Scrubber manual' })).toBeDefined();
  });
});

test('without the permission the screen is not to be had', async () => {
  const { toPath } = renderApp({
    path: LIST,
    session: toCompanySession({ 'Technical Documents': '' }),
    routes: { 'GET /dashboard': { status: 500, message: 'Broken' } },
  });
  await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
});
