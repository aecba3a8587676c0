import { ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { ORDER_MESSAGES, PICTURE_FAULTS } from '@anupalan/enums/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { FakeUpload, nextUpload } from '../../../shared/orders/testing/fake-upload.ts';
import { toTestOrder } from '../../../shared/orders/testing/test-order.ts';

const PATH = '/company/consent-analyzer';
const routes = {
  // An upload that breaks off has the line looked at; how soon hangs on the machine.
  'GET /health/live': {},
  'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
};

beforeEach(() => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: vi.fn() }));
});

const toFile = (name: string, size = 3) =>
  Object.defineProperty(new File(['jpg'], name), 'size', { value: size });

/** Chooses pictures; as dropped ones they are not held back by the types that the file dialog offers. */
async function choose(...files: File[]) {
  const { api } = renderApp({ path: PATH, routes });
  const user = userEvent.setup({ applyAccept: false });
  const add = async (...more: File[]) =>
    user.upload(await screen.findByLabelText(/Drop a consent order here/), more);
  await add(...files);
  return { user, api, add };
}

const findStrip = () => screen.findByRole('list', { name: 'Pages of one order' });
const namesOf = (strip: HTMLElement) =>
  within(strip)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const sentFiles = (upload: FakeUpload) => upload.form?.getAll('file').map((file) => (file as File).name);

describe('pictures are the pages of one order', () => {
  test('which are turned, sorted, taken out, and sent together in their order', async () => {
    const { user, add } = await choose(toFile('a.jpg'), toFile('b.png'), toFile('c.tif'));
    const strip = await findStrip();
    expect(namesOf(strip)).toEqual(['a.jpg', 'b.png', 'c.tif']);
    expect(FakeUpload.all).toHaveLength(0);
    await press(user, 'Turn left: page 1, a.jpg');
    await press(user, 'Turn right: page 2, b.png');
    await press(user, 'Turn right: page 2, b.png');
    await press(user, 'Move earlier: page 3, c.tif');
    expect(namesOf(strip)).toEqual(['a.jpg', 'c.tif', 'b.png']);
    await add(toFile('d.jpg'));
    await press(user, 'Remove page 2, c.tif');
    expect(namesOf(strip)).toEqual(['a.jpg', 'b.png', 'd.jpg']);
    await press(user, /^Upload order/);
    const upload = await nextUpload();
    expect(sentFiles(upload)).toEqual(['a.jpg', 'b.png', 'd.jpg']);
    expect(upload.form?.get('rotation')).toBe('[270,180,0]');
    act(() => upload.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true }));
    expect(await screen.findByText('Uploading, 25 %')).toBeDefined();
    upload.answer(202, { message: 'Uploaded', data: toTestOrder() });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pages of one order' })).toBeNull());
  });

  test('one dragged onto another takes its place', async () => {
    await choose(toFile('a.jpg'), toFile('b.jpg'), toFile('c.jpg'));
    const strip = await findStrip();
    const [first, , third] = within(strip).getAllByRole('listitem');
    const dataTransfer = { setData: () => undefined };
    if (!first || !third) throw new Error('Pages are missing.');
    fireEvent.dragStart(third, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    fireEvent.dragEnd(third, { dataTransfer });
    expect(namesOf(strip)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  });

  test('a PDF that is chosen with them is an order of its own', async () => {
    await choose(toFile('a.jpg'), toFile('order.pdf'));
    expect(sentFiles(await nextUpload())).toEqual(['order.pdf']);
    expect(namesOf(await findStrip())).toEqual(['a.jpg']);
  });

  test('one that the browser cannot draw says at once that it is damaged, wherever it is moved', async () => {
    const { user } = await choose(toFile('a.jpg'), toFile('b.jpg'));
    const strip = await findStrip();
    fireEvent.error(within(strip).getByRole('img', { name: 'b.jpg' }));
    expect(within(strip).getByRole('alert').textContent).toBe(PICTURE_FAULTS.broken('b.jpg', 2));
    const button = screen.getByRole('button', { name: /^Upload order/ });
    expect(button.hasAttribute('disabled')).toBe(true);
    await press(user, 'Move earlier: page 2, b.jpg');
    expect(within(strip).getByRole('alert').textContent).toBe(PICTURE_FAULTS.broken('b.jpg', 1));
    await press(user, 'Remove page 1, b.jpg');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(FakeUpload.all).toHaveLength(0);
  });

  test('a JPEG that is cut off says so when it is chosen, before anything is sent', async () => {
    const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 3, 1, 17, 42);
    await choose(toFile('a.jpg'), new File([bytes], 'b.jpg'));
    const strip = await findStrip();
    expect((await within(strip).findByRole('alert')).textContent).toBe(PICTURE_FAULTS.broken('b.jpg', 2));
    expect(screen.getByRole('button', { name: /^Upload order/ }).hasAttribute('disabled')).toBe(true);
    expect(FakeUpload.all).toHaveLength(0);
  });

  test('HEIC is refused before anything is sent, says what to do, and is gone with the next choice', async () => {
    const { add } = await choose(toFile('IMG_1.HEIC'));
    expect((await screen.findByRole('alert')).textContent).toContain(ORDER_MESSAGES.heic);
    expect(screen.queryByRole('list', { name: 'Pages of one order' })).toBeNull();
    await add(toFile('a.jpg'));
    await findStrip();
    expect(screen.queryByText(ORDER_MESSAGES.heic)).toBeNull();
  });

  test('too large together they are not sent', async () => {
    const { user } = await choose(toFile('a.jpg', ORDER_MAX_BYTES - 1), toFile('b.jpg', 2));
    expect((await screen.findByRole('alert')).textContent).toContain(ORDER_MESSAGES.tooLargeTogether);
    const button = screen.getByRole('button', { name: /^Upload order/ });
    expect(button.hasAttribute('disabled')).toBe(true);
    await press(user, 'Remove page 2, b.jpg');
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

describe('an upload of pictures that fails', () => {
  const send = async () => {
    const chosen = await choose(toFile('a.jpg'), toFile('b.jpg'));
    await findStrip();
    await press(chosen.user, /^Upload order/);
    return { ...chosen, upload: await nextUpload() };
  };

  test('says at its page which one is to blame, and goes on without it', async () => {
    const { user, upload } = await send();
    const message = PICTURE_FAULTS.broken('b.jpg', 2);
    upload.answer(422, { message, errors: [{ field: 'file', message }] });
    const [, second] = within(await findStrip()).getAllByRole('listitem');
    await waitFor(() => expect(second?.textContent).toContain(message));
    expect(screen.getByRole('button', { name: /^Upload order/ }).hasAttribute('disabled')).toBe(true);
    await press(user, 'Remove page 2, b.jpg');
    await press(user, /^Upload order/);
    expect(sentFiles(await nextUpload(2))).toEqual(['a.jpg']);
  });

  test('keeps the pages where the line breaks off', async () => {
    const { user, upload } = await send();
    act(() => upload.onerror?.());
    expect((await screen.findByRole('alert')).textContent).toContain('The upload was interrupted');
    expect(namesOf(await findStrip())).toEqual(['a.jpg', 'b.jpg']);
    await press(user, /^Upload order/);
    await nextUpload(2);
  });

  test('leads to the order that the same pictures are already', async () => {
    const { upload } = await send();
    upload.answer(409, { message: 'This file has been uploaded before.', existingId: 'order-7' });
    const link = await screen.findByRole('link', { name: 'Open that order' });
    expect(link.getAttribute('href')).toBe(`${PATH}/order-7`);
  });

  test('is broken off by taking all out', async () => {
    const { user } = await send();
    await press(user, 'Cancel upload');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pages of one order' })).toBeNull());
  });
});
