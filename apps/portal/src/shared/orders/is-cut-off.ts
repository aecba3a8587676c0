const MARKER = 0xff;
const START_OF_PICTURE = 0xd8;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;

/** Where the pixels of a JPEG begin: behind its last segment with a length. Null: it has none, or is no JPEG. */
function findScan(bytes: Uint8Array): number | null {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_PICTURE) return null;
  for (let at = 2; at + 3 < bytes.length; ) {
    if (bytes[at] !== MARKER) return null;
    if (bytes[at + 1] === START_OF_SCAN) return at + 2;
    // A marker may be preceded by any number of fill bytes.
    at += bytes[at + 1] === MARKER ? 1 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return bytes.length;
}

/**
 * Whether a JPEG ends within its pixels, as after a download or a copy that was interrupted. Browsers draw the part that
 * is there, so they do not notice. What cameras write behind the picture is no matter.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  const scan = findScan(bytes);
  if (scan === null) return false;
  for (let at = bytes.length - 1; at > scan; at -= 1)
    if (bytes[at] === END_OF_PICTURE && bytes[at - 1] === MARKER) return false;
  return true;
}
