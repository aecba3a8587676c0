import type { Repository } from './repository.ts';

/** A repository of these files, for tests. */
export function createRepository(
  files: Record<string, string>,
  options: { root?: string; ignored?: string[] } = {},
): Repository {
  const get = (file: string): string => {
    const text = files[file];
    if (text === undefined) throw new Error(`There is no ${file}`);
    return text;
  };
  return {
    root: options.root ?? '/srv/checkout',
    files: Object.keys(files).sort(),
    read: get,
    sizeOf: (file) => Buffer.byteLength(get(file)),
    isIgnored: (file) => (options.ignored ?? []).includes(file.replace(/\/$/, '')),
  };
}
