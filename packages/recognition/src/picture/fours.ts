/**
 * Bytes as numbers of four, so that what is alike is passed over four at once; the last ones of an odd number are left out.
 * They are signed, because larger ones would not be kept as whole numbers. Bytes that do not begin at a whole four are copied.
 */
export const toFours = (bytes: Uint8Array): Int32Array => {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  return new Int32Array(whole.buffer, whole.byteOffset, whole.length >> 2);
};

/** Bits that each of four bytes has where all of them are at least so large. */
export const LIGHT = { from192: 0xc0c0c0c0 | 0, from224: 0xe0e0e0e0 | 0 } as const;
