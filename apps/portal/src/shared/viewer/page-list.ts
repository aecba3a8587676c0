/** "Page 3", "Pages 3 and 7", "Pages 1 to 4 and 9". Numbers ascend. */
export function toPageList(pages: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last !== undefined && page === last.to + 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  const words = ranges.flatMap(({ from, to }) => {
    if (from === to) return [String(from)];
    // Two pages in a row read better as two.
    return to === from + 1 ? [String(from), String(to)] : [`${from} to ${to}`];
  });
  const last = words.pop() ?? '';
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${words.length > 0 ? `${words.join(', ')} and ` : ''}${last}`;
}
