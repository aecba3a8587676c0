import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { ReadingSoFar } from '@anupalan/compliance/reading/pages/read-so-far';
import { RECOGNITION_WARNING } from './recognise/page-messages.ts';
import { toPageRecogniser } from './recognise/page-recogniser.ts';

// The file comes on standard input; its type, what it is read as and the state of whom it was sent by, which may be empty, are
// the arguments. Messages leave on descriptor 3, one JSON per line.
const out = createWriteStream('', { fd: 3 });
out.on('error', () => process.exit(1));

const send = (message: unknown): void => {
  out.write(`${JSON.stringify(message)}\n`);
};

// Nobody sees what is printed here: the server writes it down.
process.on('warning', ({ name, message }) => {
  if (name === RECOGNITION_WARNING) send({ warning: message });
});

const [, , mimeType = '', subject, state = ''] = process.argv;
const importReader = async () =>
  subject === 'report'
    ? (await import('./read-report-file.ts')).readReportFile
    : (await import('./read-file.ts')).readFile;

const [data, read, { toFailure }] = await Promise.all([
  buffer(process.stdin),
  importReader(),
  import('@anupalan/compliance/reading/pages/failures'),
]);
const outcome = await read(
  new Uint8Array(data),
  mimeType,
  (progress: ReadProgress, soFar?: ReadingSoFar) => send({ progress, soFar }),
  toPageRecogniser(state === '' ? null : state),
).catch(() => toFailure('broken'));
// A warning about the last page comes a turn later.
await setImmediate();
send({ outcome });
out.end(() => process.exit(0));
