/** Signs of PDFDocEncoding that are not those of Latin 1 (PDF, D.2), by the code of the first of them. */
const RUNS: readonly [number, string][] = [
  [0x18, '˘ˇˆ˙˝˛˚˜'],
  [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
  [0xa0, '€'],
];
const SIGNS = new Map(
  RUNS.flatMap(([first, signs]) => [...signs].map((sign, nth) => [String.fromCharCode(first + nth), sign])),
);

/** UTF-16, whose first byte of two is the greater (`greater` 0) or the lesser one (1). */
const decodeUtf16 = (chars: string, greater: 0 | 1): string => {
  let text = '';
  for (let at = 2; at + 1 < chars.length; at += 2)
    text += String.fromCharCode(chars.charCodeAt(at + greater) * 256 + chars.charCodeAt(at + 1 - greater));
  return text;
};

/** The words of a text string (PDF, 7.9.2.2), whose bytes are given as characters. */
export const decodeTextString = (chars: string): string => {
  if (chars.startsWith('\xfe\xff')) return decodeUtf16(chars, 0);
  if (chars.startsWith('\xff\xfe')) return decodeUtf16(chars, 1);
  return [...chars].map((char) => SIGNS.get(char) ?? char).join('');
};
