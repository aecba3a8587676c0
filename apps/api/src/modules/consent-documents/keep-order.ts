import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { PICTURE_FAULTS } from '@anupalan/enums/messages';
import type { MemberCaller } from '../../access/caller.ts';
import type { Spooled } from '../../files/file-store.ts';
import { invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { type MadePdf, makePdfOfPictures, type SpooledPicture } from '../../rewriting/rewrite.ts';
import { keepWithinQuota } from '../quotas/storage.ts';
import type { ReceivedOrder } from './receive-order.ts';

const ZIP = 'application/zip';
const PDF = 'application/pdf';

/** The file of an order as it was sent, and the PDF that is read and shown in its place where that is another one. */
export type KeptOrder = {
  fileName: string;
  mimeType: string;
  size: number;
  fileKey: string;
  shownKey: string | null;
  shownSize: number | null;
};

/**
 * Keeps what was received: a file as it is; pictures as they were sent (several as a ZIP) beside the PDF of them. One
 * picture that cannot be drawn is kept as it is: its reading fails with a sentence. Nothing stays behind on an error.
 * @param order what was received, and what it is called: several pictures have no name of their own together
 * @throws AppError invalid (422) where one of several pictures cannot be drawn; too_large (413) without room
 */
export async function keepOrder(
  services: Services,
  caller: MemberCaller,
  { order, title }: { order: ReceivedOrder; title: string },
  signal?: AbortSignal,
): Promise<KeptOrder> {
  if (order.form === 'file')
    return keep(services, caller, { sent: order.file.spooled, shown: null }, order.file);
  const { pictures } = order;
  const [first, ...rest] = pictures;
  const discard = (spools: readonly { spooled: Spooled }[]) =>
    Promise.all(spools.map(({ spooled }) => services.files.discard(spooled)));
  let made: MadePdf;
  try {
    made = await makePdfOfPictures(services.files, pictures, asker(caller, signal));
    if (!made.ok && rest.length > 0) throw toFault(made, pictures);
  } catch (error) {
    await discard(pictures);
    throw error;
  }
  const shown = made.ok ? made.pdf : null;
  if (!made.ok || !made.zip) return keep(services, caller, { sent: first.spooled, shown }, first);
  await discard(pictures);
  return keep(services, caller, { sent: made.zip, shown }, { fileName: `${title}.zip`, mimeType: ZIP });
}

/**
 * Makes the PDF of a picture that was kept without one.
 * @returns null where it cannot be drawn: reading it says so
 */
export async function makeShown(
  services: Services,
  caller: MemberCaller,
  file: { fileKey: string; size: number; fileName: string; mimeType: string },
  signal: AbortSignal,
): Promise<{ shownKey: string; shownSize: number } | null> {
  const { fileName, mimeType } = file;
  const spooled = await services.files.spool(await services.files.read(file.fileKey, file.size));
  try {
    const pictures = [{ spooled, fileName, mimeType, rotation: 0 as const }];
    const made = await makePdfOfPictures(services.files, pictures, asker(caller, signal));
    if (!made.ok) return null;
    return { shownKey: await keepWithinQuota(services, caller, made.pdf), shownSize: made.pdf.size };
  } finally {
    await services.files.discard(spooled);
  }
}

const asker = ({ organisation: { id } }: MemberCaller, signal: AbortSignal | undefined) => ({
  organisationId: id,
  ...(signal ? { signal } : {}),
});

async function keep(
  services: Services,
  caller: MemberCaller,
  { sent, shown }: { sent: Spooled; shown: Spooled | null },
  { fileName, mimeType }: { fileName: string; mimeType: string },
): Promise<KeptOrder> {
  let fileKey: string | null = null;
  try {
    fileKey = await keepWithinQuota(services, caller, sent);
    const shownKey = shown && (await services.files.keep(shown));
    return { fileName, mimeType, size: sent.size, fileKey, shownKey, shownSize: shown?.size ?? null };
  } catch (error) {
    if (shown) await services.files.discard(shown);
    if (fileKey) await services.files.delete(fileKey);
    throw error;
  }
}

function toFault({ code, part }: MadePdf & { ok: false }, pictures: readonly SpooledPicture[]) {
  const name = part === undefined ? undefined : pictures[part]?.fileName;
  if (part !== undefined && name !== undefined) {
    if (code === 'broken') return invalidField('file', PICTURE_FAULTS.broken(name, part + 1));
    if (code === 'too_heavy') return invalidField('file', PICTURE_FAULTS.tooHeavy(name, part + 1));
  }
  return invalidField('file', toFailure(code === 'wrong_password' ? 'encrypted' : code).failure);
}

/** What of an order is read: the PDF that it is shown as, else the file as it was sent. */
export function toReadFile<F extends Omit<KeptOrder, 'fileName'>>({
  fileKey,
  size,
  mimeType,
  shownKey,
  shownSize,
}: F): { fileKey: string; size: number; mimeType: string } {
  return shownKey !== null && shownSize !== null
    ? { fileKey: shownKey, size: shownSize, mimeType: PDF }
    : { fileKey, size, mimeType };
}
