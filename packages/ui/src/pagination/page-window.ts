/**
 * The page numbers to show: at most `size`, around `page`, all within 1..`count`. Empty if there are no pages. A page
 * outside the range counts as the nearest one; a value that is not a number counts as the first page.
 */
export function toPageWindow(page: number, count: number, size = 5): number[] {
  const last = Math.floor(count);
  if (!(last >= 1) || size < 1) return [];
  const length = Math.min(size, last);
  const current = Math.min(Math.max(Math.floor(page) || 1, 1), last);
  const start = Math.min(Math.max(current - Math.floor(size / 2), 1), last - length + 1);
  return Array.from({ length }, (_, index) => start + index);
}
