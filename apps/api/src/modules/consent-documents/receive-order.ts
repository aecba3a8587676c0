import { createHash } from 'node:crypto';
import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { ORDER_MESSAGES } from '@anupalan/enums/messages';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../http/problem.ts';
import { type ReceivedFile, type ReceivedFiles, receiveFiles } from '../../http/receive-file.ts';
import type { Services } from '../../http/services.ts';
import type { Rotation } from '../../rewriting/orientation.ts';
import type { SpooledPicture } from '../../rewriting/rewrite.ts';

/** An order that has come in: a file as it is, or pictures that are its pages. */
export type ReceivedOrder = { sha256: Buffer; fileName: string } & (
  | { form: 'file'; file: ReceivedFile }
  | { form: 'pictures'; pictures: readonly [SpooledPicture, ...SpooledPicture[]] }
);

/**
 * Receives an order: one file, or several pictures with the turn of each in `rotation`.
 * @throws AppError as `receiveFiles`; invalid (422) for a mixture and for wrong turns
 */
export async function receiveOrder(
  services: Pick<Services, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedOrder> {
  const received = await receiveFiles(services, request, { fallbackName: 'order', most: ORDER_MAX_PAGES });
  try {
    return toOrder(received);
  } catch (error) {
    for (const { spooled } of received.files) await services.files.discard(spooled);
    throw error;
  }
}

function toOrder({ files: [first, ...rest], fields }: ReceivedFiles): ReceivedOrder {
  const files = [first, ...rest];
  const rotations = toRotations(fields.rotation, files.length);
  const { fileName } = first;
  if (!files.some(isPicture)) {
    if (rest.length > 0) throw invalidField('file', ORDER_MESSAGES.mixed);
    if (rotations.some((rotation) => rotation !== 0))
      throw invalidField('rotation', ORDER_MESSAGES.onlyPicturesTurn);
    return { form: 'file', file: first, sha256: first.sha256, fileName };
  }
  if (!files.every(isPicture)) throw invalidField('file', ORDER_MESSAGES.mixed);
  const turned = ({ sha256, ...file }: ReceivedFile, at: number) => ({
    ...file,
    rotation: rotations[at] ?? 0,
  });
  return {
    form: 'pictures',
    pictures: [turned(first, 0), ...rest.map((file, at) => turned(file, at + 1))],
    sha256: rest.length === 0 ? first.sha256 : hashAll(files),
    fileName,
  };
}

const isPicture = ({ mimeType }: ReceivedFile) => mimeType.startsWith('image/');

/** The same for the same pictures in the same order. */
function hashAll(files: readonly ReceivedFile[]): Buffer {
  const hash = createHash('sha256');
  for (const { sha256 } of files) hash.update(sha256);
  return hash.digest();
}

const ROTATIONS: ReadonlySet<unknown> = new Set<Rotation>([0, 90, 180, 270]);
const isRotation = (value: unknown): value is Rotation => ROTATIONS.has(value);

/** @param text a JSON array with a turn for each file; without it they lie as they were sent */
function toRotations(text: string | undefined, files: number): Rotation[] {
  if (text === undefined) return Array.from({ length: files }, () => 0);
  const value = parse(text);
  if (!Array.isArray(value) || value.length !== files || !value.every(isRotation))
    throw invalidField('rotation', ORDER_MESSAGES.rotations);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
