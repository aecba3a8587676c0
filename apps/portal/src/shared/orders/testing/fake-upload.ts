import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Stands in for the browser's request: the test decides what happens to it. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  form: FormData | null = null;
  responseText = '';
  constructor() {
    FakeUpload.all.push(this);
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? '7' : null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

/** The upload that comes next, as the so-manieth. */
export const nextUpload = async (count = 1) => {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(count));
  const upload = FakeUpload.all.at(-1);
  if (upload === undefined) throw new Error('Nothing was uploaded.');
  return upload;
};
