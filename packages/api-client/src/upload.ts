import { type Answer, toAnswer } from './answer.ts';
import { type ApiError, NOT_CONNECTED } from './api-error.ts';
import { getClientHandlers } from './client-events.ts';
import { toApiUrl } from './config.ts';
import { type FailureOptions, handleFailure } from './failure.ts';
import { toRequestHeaders } from './request-headers.ts';
import { findSession } from './session-storage.ts';

/** The progress of an upload: bytes sent and total bytes. */
export type UploadProgress = { sent: number; total: number };

/** An upload. `onProgress` is called with each progress event of the browser; `signal` aborts the upload. */
export type UploadArgs = {
  path: string;
  method?: 'POST' | 'PATCH';
  /** One file, or several in order. */
  file: File | readonly File[];
  /** The name of the multipart fields of the files. */
  fileField?: string;
  fields?: Readonly<Record<string, string>>;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

function toFiles({ file }: Pick<UploadArgs, 'file'>): readonly File[] {
  return file instanceof File ? [file] : file;
}

function toForm(args: UploadArgs): FormData {
  const form = new FormData();
  // Fields go first: the server may read the file as a stream and wants to know about it before.
  for (const [name, value] of Object.entries(args.fields ?? {})) form.append(name, value);
  for (const file of toFiles(args)) form.append(args.fileField ?? 'file', file, file.name);
  return form;
}

/**
 * Sends files with progress (XMLHttpRequest, because fetch does not report it). Returns the envelope, or an error that
 * has already been handled. If the caller aborts, the error is not shown.
 */
export function uploadFile<T>(args: UploadArgs, options: FailureOptions = {}): Promise<Answer<T>> {
  const token = findSession()?.accessToken ?? null;
  const size = toFiles(args).reduce((sum, file) => sum + file.size, 0);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (answer: Answer<T>) => {
      args.signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    const fail = (error: ApiError) => {
      handleFailure(error, options, token);
      settle({ error });
    };
    request.upload.onprogress = (event) => {
      args.onProgress?.({ sent: event.loaded, total: event.lengthComputable ? event.total : size });
    };
    request.onerror = () => fail(NOT_CONNECTED);
    request.ontimeout = () => fail(NOT_CONNECTED);
    request.onabort = () => settle({ error: NOT_CONNECTED });
    request.onload = () => {
      toAnswer<T>({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('Retry-After'),
      }).then(
        (answer) => {
          if ('error' in answer) return fail(answer.error);
          getClientHandlers().onReachable(true);
          settle(answer);
        },
        // The cipher could not be loaded: what the server has answered stays unread.
        () => fail(NOT_CONNECTED),
      );
    };
    if (args.signal?.aborted) return settle({ error: NOT_CONNECTED });
    args.signal?.addEventListener('abort', abort, { once: true });
    request.open(args.method ?? 'POST', toApiUrl(args.path));
    const headers = toRequestHeaders({ idempotencyKey: args.idempotencyKey });
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(toForm(args));
  });
}
