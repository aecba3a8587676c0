import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store that answers as S3 does: lists two files at once, and knows no file that is not there. */
export type FakeS3 = {
  endpoint: string;
  /** What it holds, by key. */
  files: Map<string, { bytes: Buffer; modifiedAt: Date }>;
  /** Keys that it refuses to delete. */
  kept: Set<string>;
  close(): Promise<void>;
};

const PAGE = 2;

/** Starts a store of one bucket, `files`. */
export async function startFakeS3(): Promise<FakeS3> {
  const files: FakeS3['files'] = new Map();
  const kept: FakeS3['kept'] = new Set();
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(url.pathname.replace(/^\/files\/?/, ''));
    const answer = (status: number, body: string | Buffer = '') => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(body);
    };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'PUT') {
      files.set(key, { bytes: Buffer.concat(chunks), modifiedAt: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      if (kept.has(key)) return answer(403, '<Error><Code>AccessDenied</Code></Error>');
      files.delete(key);
      return answer(204);
    }
    if (key === '') return answer(200, toListing(files, url.searchParams.get('continuation-token')));
    const found = files.get(key);
    if (!found) return answer(404, '<Error><Code>NoSuchKey</Code><Message>None</Message></Error>');
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    return answer(from ? 206 : 200, from ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    kept,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toListing(files: FakeS3['files'], after: string | null): string {
  const keys = [...files.keys()].sort().filter((key) => after === null || key > after);
  const page = keys.slice(0, PAGE);
  const isMore = keys.length > PAGE;
  const rows = page.map((key) => {
    const { bytes, modifiedAt } = files.get(key) ?? { bytes: Buffer.alloc(0), modifiedAt: new Date(0) };
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>files</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isMore}</IsTruncated>${isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${rows.join('')}</ListBucketResult>`;
}
