import { Readable } from 'node:stream';
import { AVATAR_MAX_BYTES } from '@anupalan/enums/limits';
import { AVATAR_MESSAGES } from '@anupalan/enums/messages';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { makeToken } from '../sessions/service.ts';

const SIDE = 256;
const MAX_PIXELS = 100_000_000;
const ALLOWED = new Set(['image/jpeg', 'image/png', 'image/gif']);

/**
 * Stores a picture as an avatar: decoded and encoded anew as a square WebP, never as it was sent.
 * @returns its unguessable key and its size in bytes
 * @throws AppError unsupported_file (415), too_large (413)
 */
export async function storeAvatar(
  services: Services,
  bytes: Buffer,
): Promise<{ avatarKey: string; avatarSize: number }> {
  if (bytes.length > AVATAR_MAX_BYTES) throw new AppError('too_large', AVATAR_MESSAGES.size);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ALLOWED.has(type.mime)) throw new AppError('unsupported_file', AVATAR_MESSAGES.type);
  const picture = await redraw(bytes);
  const avatarKey = makeToken();
  const spooled = await services.files.spool(Readable.from([picture]));
  await services.files.keep(spooled, `avatars/${avatarKey}`);
  return { avatarKey, avatarSize: picture.length };
}

async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (error) {
    // A picture by its first bytes that cannot be drawn.
    throw new AppError('unsupported_file', AVATAR_MESSAGES.type, { cause: error });
  }
}
