import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BlobStore } from './blob-store.ts';

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
  });
  const { bucket: Bucket } = options;
  return {
    async put(Key, file) {
      const { size } = await stat(file);
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: createReadStream(file), ContentLength: size }),
      );
    },
    async read(Key, start, end) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}` }),
      );
      if (!(Body instanceof Readable)) throw new Error('The store of files answered without a stream');
      return Body;
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
