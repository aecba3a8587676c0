const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A file size in words, in steps of 1,024: "0 bytes", "1 byte", "12 KB", "2.4 MB"; a dash if the value is not a size.
 */
export function toFileSize(bytes: number): string {
  if (!Number.isFinite(bytes)) return '–';
  if (bytes === 1) return '1 byte';
  let value = Math.max(bytes, 0);
  let step = 0;
  while (value >= 1023.5 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  const rounded = step === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${units[step]}`;
}
