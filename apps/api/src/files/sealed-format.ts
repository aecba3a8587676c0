import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/*
 * How files lie at rest: AES-256-GCM in blocks, so that a range of a large file is read without the rest.
 * header: 'ANU1' + 8 random bytes. Block n: ciphertext of up to 64 KiB + 16 bytes tag; nonce: the 8 random bytes +
 * n as 32 bits; authenticated with it: whether it is the last one, so that a cut-off file does not pass for whole.
 */
const MAGIC = Buffer.from('ANU1');
const PREFIX_LENGTH = 8;
export const HEADER_LENGTH = MAGIC.length + PREFIX_LENGTH;
export const BLOCK_LENGTH = 64 * 1024;
const TAG_LENGTH = 16;
export const SEALED_BLOCK_LENGTH = BLOCK_LENGTH + TAG_LENGTH;

/** Number of the last byte of the first block of a sealed file, where it has that many. */
export const FIRST_BLOCK_END = HEADER_LENGTH + SEALED_BLOCK_LENGTH - 1;

/** Length of a sealed file, in bytes, for a plain length. */
export function sealedLength(plainLength: number): number {
  const blocks = Math.max(1, Math.ceil(plainLength / BLOCK_LENGTH));
  return HEADER_LENGTH + plainLength + blocks * TAG_LENGTH;
}

/** Encrypts a stream. */
export class SealStream extends Transform {
  readonly #key: Buffer;
  readonly #prefix = randomBytes(PREFIX_LENGTH);
  #pending = Buffer.alloc(0);
  #index = 0;

  constructor(key: Buffer) {
    super();
    this.#key = key;
    this.push(Buffer.concat([MAGIC, this.#prefix]));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    let rest = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    // The last block is known only at the end: one full block always waits.
    while (rest.length > BLOCK_LENGTH) {
      this.push(this.#seal(rest.subarray(0, BLOCK_LENGTH), false));
      rest = rest.subarray(BLOCK_LENGTH);
    }
    this.#pending = Buffer.from(rest);
    callback();
  }

  override _flush(callback: TransformCallback): void {
    this.push(this.#seal(this.#pending, true));
    callback();
  }

  #seal(plain: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(this.#prefix, this.#index));
    cipher.setAAD(Buffer.from([isLast ? 1 : 0]));
    this.#index += 1;
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts the blocks of a sealed file from a given one on. An edited or cut-off file ends in an error. */
export class OpenStream extends Transform {
  readonly #key: Buffer;
  readonly #prefix: Buffer;
  readonly #blocks: number;
  #pending = Buffer.alloc(0);
  #index: number;

  /** @param firstBlock number of the first block that will be written to this stream @param blocks of the whole file */
  constructor(key: Buffer, header: Buffer, firstBlock: number, blocks: number) {
    super();
    if (header.length !== HEADER_LENGTH || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new Error('A stored file does not start as it should');
    }
    this.#key = key;
    this.#prefix = header.subarray(MAGIC.length);
    this.#index = firstBlock;
    this.#blocks = blocks;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    try {
      let rest = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
      while (rest.length >= SEALED_BLOCK_LENGTH) {
        this.push(this.#open(rest.subarray(0, SEALED_BLOCK_LENGTH)));
        rest = rest.subarray(SEALED_BLOCK_LENGTH);
      }
      this.#pending = Buffer.from(rest);
      callback();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(callback: TransformCallback): void {
    try {
      if (this.#pending.length > 0) this.push(this.#open(this.#pending));
      callback();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #open(sealed: Buffer): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(this.#prefix, this.#index));
    decipher.setAAD(Buffer.from([this.#index === this.#blocks - 1 ? 1 : 0]));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_LENGTH));
    this.#index += 1;
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG_LENGTH)), decipher.final()]);
  }
}

/**
 * Whether a key opens a sealed file.
 * @param head its beginning, up to `FIRST_BLOCK_END`
 */
export function canOpen(key: Buffer, head: Buffer): boolean {
  const header = head.subarray(0, HEADER_LENGTH);
  const block = head.subarray(HEADER_LENGTH);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC) || block.length < TAG_LENGTH) return false;
  const tagAt = block.length - TAG_LENGTH;
  // How long the file is does not matter here: its first block may be the last or not.
  return [1, 0].some((isLast) => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(header.subarray(MAGIC.length), 0));
    decipher.setAAD(Buffer.from([isLast]));
    decipher.setAuthTag(block.subarray(tagAt));
    try {
      decipher.update(block.subarray(0, tagAt));
      decipher.final();
      return true;
    } catch {
      return false;
    }
  });
}

function nonceOf(prefix: Buffer, index: number): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, PREFIX_LENGTH);
  return nonce;
}
