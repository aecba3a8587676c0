const LONGEST = 120;

/**
 * Gives every file of a ZIP a path of its own that each system can unpack: no folders, no signs that Windows refuses, and a
 * number behind a name that is there already, in either case.
 */
export function createFileNames(): (folder: string, fileName: string) => string {
  const taken = new Set<string>();
  return (folder, fileName) => {
    const safe = toSafeName(fileName);
    const at = safe.lastIndexOf('.');
    const [stem, ending] = at > 0 ? [safe.slice(0, at), safe.slice(at)] : [safe, ''];
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${stem.slice(0, LONGEST)}${number === 1 ? '' : ` (${number})`}${ending.slice(0, 20)}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}

/** A name without what a path, Windows or a terminal would take for something else. */
export function toSafeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return safe === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(safe) ? `_${safe}` : safe;
}
