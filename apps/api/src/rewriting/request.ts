import type { ReadFailureCode } from '@anupalan/compliance/reading/pages/outcome';
import type { Rotation } from './orientation.ts';

/** One of the files that are made pages: so many bytes of what follows the request. */
export type PicturePart = { fileName: string; mimeType: string; size: number; rotation: Rotation };

/** What the child is asked for: one line of JSON before the bytes. It is not among its arguments, which all can see. */
export type RewriteRequest =
  | { kind: 'pictures'; parts: PicturePart[] }
  | { kind: 'unlock'; password: string };

/** What the child says at its end; the files leave by its outputs. `part`: the picture that is to blame, from 0. */
export type RewriteOutcome =
  | { ok: true }
  | { ok: false; code: ReadFailureCode | 'wrong_password'; part?: number };
