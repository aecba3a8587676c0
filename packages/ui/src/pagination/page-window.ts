/**
 * The page numbers to offer: at most `size`, around `page`, all within 1..`count`. Empty when there is no page.
 * A page outside the range counts as the nearest one.
 */
export function toPageWindow(page: number, count: number, size = 5): number[] {
  if (count < 1 || size < 1) return [];
  const length = Math.min(size, count);
  const current = Math.min(Math.max(page, 1), count);
  const start = Math.min(Math.max(current - Math.floor(size / 2), 1), count - length + 1);
  return Array.from({ length }, (_, index) => start + index);
}
