import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { toFailure } from './failures.ts';
import { readFile } from './read-file.ts';

// The file comes on standard input, its type as the argument; messages leave on descriptor 3, one JSON per line.
const out = createWriteStream('', { fd: 3 });
out.on('error', () => process.exit(1));

const send = (message: unknown): void => {
  out.write(`${JSON.stringify(message)}\n`);
};

const data = await buffer(process.stdin);
const outcome = await readFile(new Uint8Array(data), process.argv[2] ?? '', (progress) =>
  send({ progress }),
).catch(() => toFailure('broken'));
send({ outcome });
out.end(() => process.exit(0));
