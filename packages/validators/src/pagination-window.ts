import { PAGINATION_WINDOW } from '@anupalan/enums/limits';

/** Pages of a list: at least 1. */
export function toPageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Numbers of the page buttons: at most `size` (5), around the current page and inside 1..pageCount. */
export function toPageWindow(page: number, pageCount: number, size: number = PAGINATION_WINDOW): number[] {
  const count = Math.max(1, Math.floor(pageCount));
  const length = Math.min(size, count);
  const current = Math.min(Math.max(1, Math.floor(page)), count);
  const first = Math.min(Math.max(1, current - Math.floor(length / 2)), count - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
