import { ORDER_MAX_BYTES } from '@anupalan/enums/limits';

/** Why a file is not read: what it is, and what to do. */
export type FileProblem = { title: string; text: string };

/** A PDF may begin with up to this many bytes of something else. */
const HEAD_BYTES = 1024;

const PROBLEMS = {
  empty: { title: 'This file is empty.', text: 'Please choose another.' },
  tooLarge: {
    title: 'This file is larger than 25 MB.',
    text: 'Print the pages of the order to a new PDF and try that.',
  },
  word: {
    title: 'This is a Word document, and the preview reads PDFs only.',
    text: 'Save it as PDF and try that. With an account you can upload it as it is.',
  },
  picture: {
    title: 'This is a picture, and its words cannot be read here.',
    text: 'Try the PDF that the board issued.',
  },
  other: {
    title: 'This file is not a PDF.',
    text: 'Choose the order as the board issued it, or print it to a PDF first.',
  },
} as const satisfies Record<string, FileProblem>;

const begins = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte);

const PICTURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** What keeps a file from being read, told by its size and its first bytes, not by its name; null for a PDF. */
export async function findFileProblem(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return PROBLEMS.empty;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (new TextDecoder('latin1').decode(head).includes('%PDF-'))
    return file.size > ORDER_MAX_BYTES ? PROBLEMS.tooLarge : null;
  if (begins(head, [0x50, 0x4b, 0x03, 0x04])) return PROBLEMS.word;
  return PICTURES.some((bytes) => begins(head, bytes)) ? PROBLEMS.picture : PROBLEMS.other;
}
