const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** A size in words, in steps of 1,024 as files are shown everywhere: "1 KB", "2.4 MB", "20 GB". */
export function toSizeWords(bytes: number): string {
  let value = bytes / 1024;
  let step = 0;
  while (value >= 1023.5 && step < UNITS.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)} ${UNITS[step]}`;
}

/** The bytes that a person means by "500MB" or "1.5 GB"; null for what is no size. */
export function parseSize(text: string): number | null {
  const match = /^(\d{1,6}(?:\.\d{1,3})?) ?(MB|GB|TB)$/i.exec(text.trim());
  if (!match) return null;
  const step = ['MB', 'GB', 'TB'].indexOf(match[2]?.toUpperCase() ?? '');
  return Math.round(Number(match[1]) * 1024 ** (step + 2));
}
