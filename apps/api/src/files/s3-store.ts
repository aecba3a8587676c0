import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type BlobStore, StorageError } from './blob-store.ts';

/** A bucket that does not answer must not hold a call for ever. In milliseconds; the second is until the answer begins. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 60_000, throwOnRequestTimeout: true };
/** What fails is thrown, and told where it is answered: the client would write it to the console as well. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
/** Nothing has this name: whether the bucket answers can be asked without the permission to list it. */
const PROBE = 'health/probe';

/**
 * Keeps files in an S3-compatible store. Credentials come from the usual places of the AWS SDK (environment,
 * profile, instance role).
 */
export function createS3Store(options: {
  bucket: string;
  region: string;
  endpoint: string | null;
}): BlobStore {
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
    maxAttempts: 2,
    logger: SILENT,
  });
  const { bucket: Bucket } = options;
  return {
    async put(Key, file) {
      const { size } = await stat(file);
      await told(
        client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(file), ContentLength: size })),
      );
    },
    async read(Key, start, end) {
      const { Body } = await told(
        client.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}` })),
      );
      if (!(Body instanceof Readable)) throw new StorageError('The storage answered without a stream');
      return Readable.from(toldWhileRead(Body), { objectMode: false });
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await told(client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })));
        yield (page.Contents ?? []).flatMap(({ Key: key, Size: bytes = 0, LastModified: modifiedAt }) =>
          key !== undefined && modifiedAt !== undefined ? [{ key, bytes, modifiedAt }] : [],
        );
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    // A file is stored by one call, whole or not at all.
    deleteUnfinished: async () => 0,
    async delete(Key) {
      await told(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    async check(abortSignal) {
      await told(client.send(new GetObjectCommand({ Bucket, Key: PROBE }), { abortSignal })).catch(
        (error: unknown) => {
          if (!isAnswerOfBucket(error)) throw error;
        },
      );
    },
  };
}

/** That there is no such file, or that it must not be told without the permission to list. */
function isAnswerOfBucket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.cause instanceof NoSuchKey || (error.cause instanceof Error && error.cause.name === 'AccessDenied')
  );
}

/** An error of the storage says so: its code is one of the network, and a database has the same. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw toStorageError(error);
  }
}

async function* toldWhileRead(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer;
  } catch (error) {
    throw toStorageError(error);
  }
}

/** A file that is not there is no failure of the storage: it is told as a folder tells it. */
function toStorageError(error: unknown): Error {
  if (error instanceof NoSuchKey)
    return Object.assign(new Error('There is no such file', { cause: error }), { code: 'ENOENT' });
  return new StorageError('The storage does not answer', { cause: error });
}
