import { ORDER_MAX_BYTES, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { ORDER_MESSAGES } from '@anupalan/enums/messages';

/** Why a file is not read: what it is, and what to do. `isStopped`: the visitor did not want it. */
export type FileProblem = { title: string; text: string; isStopped?: boolean };

/** What was chosen: a PDF, or pictures that are the pages of one order, or nothing that can be read. */
export type Chosen = { kind: 'pdf' } | { kind: 'pictures' } | { kind: 'problem'; problem: FileProblem };

/** A PDF may begin with up to this many bytes of something else. */
const HEAD_BYTES = 1024;

const PROBLEMS = {
  empty: { title: 'This file is empty.', text: 'Please choose another.' },
  tooLarge: {
    title: 'This file is larger than 25 MB.',
    text: 'Print the pages of the order to a new PDF and try that.',
  },
  tooLargeTogether: { title: 'The pictures are too large.', text: ORDER_MESSAGES.tooLargeTogether },
  tooMany: { title: 'There are too many pictures.', text: ORDER_MESSAGES.tooManyPictures },
  mixed: {
    title: 'These files do not form one order.',
    text: 'Choose one PDF, or pictures of the pages of one order.',
  },
  word: {
    title: 'This is a Word document, and the preview does not read those.',
    text: 'Save it as PDF and try that. With an account you can upload it as it is.',
  },
  heic: { title: 'This is a photograph in HEIC format.', text: ORDER_MESSAGES.heic },
  other: {
    title: 'This file is not a PDF or a picture.',
    text: 'Choose the order as the board issued it, or print it to a PDF first.',
  },
} as const satisfies Record<string, FileProblem>;

type Kind = 'pdf' | 'picture' | keyof typeof PROBLEMS;

/** Files by their first bytes, from a place on. */
const KINDS: readonly { kind: Kind; at?: number; bytes: readonly number[] }[] = [
  { kind: 'word', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'picture', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { kind: 'picture', bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  // "ftyphe": what telephones call their own format.
  { kind: 'heic', at: 4, bytes: [0x66, 0x74, 0x79, 0x70, 0x68, 0x65] },
];

async function findKind(file: Blob): Promise<Kind> {
  if (file.size === 0) return 'empty';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (new TextDecoder('latin1').decode(head).includes('%PDF-'))
    return file.size > ORDER_MAX_BYTES ? 'tooLarge' : 'pdf';
  return (
    KINDS.find(({ at = 0, bytes }) => bytes.every((byte, step) => head[at + step] === byte))?.kind ?? 'other'
  );
}

const toProblem = (name: keyof typeof PROBLEMS): Chosen => ({ kind: 'problem', problem: PROBLEMS[name] });

/** What files are together, told by their sizes and first bytes, not by their names. */
export async function checkFiles(files: readonly Blob[]): Promise<Chosen> {
  const kinds = await Promise.all(files.map(findKind));
  for (const kind of kinds) if (kind !== 'pdf' && kind !== 'picture') return toProblem(kind);
  if (kinds.every((kind) => kind === 'picture')) {
    if (files.length > ORDER_MAX_PAGES) return toProblem('tooMany');
    const size = files.reduce((sum, file) => sum + file.size, 0);
    return size > ORDER_MAX_BYTES ? toProblem('tooLargeTogether') : { kind: 'pictures' };
  }
  return files.length > 1 ? toProblem('mixed') : { kind: 'pdf' };
}
