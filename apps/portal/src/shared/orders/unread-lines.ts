import type { ConsentDocument } from '@anupalan/api-client/types';

/** "3 lines in Gujarati were not read.", "1 line was not read."; lines in different scripts are one number. */
export function toUnreadLinesTitle(
  lines: readonly Pick<ConsentDocument['unreadLines'][number], 'count' | 'script'>[],
): string {
  const count = lines.reduce((sum, each) => sum + each.count, 0);
  const [script, ...others] = new Set(lines.map((each) => each.script));
  const where = others.length === 0 && script ? ` in ${script}` : '';
  return count === 1 ? `1 line${where} was not read.` : `${count} lines${where} were not read.`;
}
