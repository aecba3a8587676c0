import { toGrouped } from '@anupalan/ui';

/** A number with its noun: "1 task", "12 tasks", "1,204 conditions"; `many` where the plural is no mere -s. */
export function toCount(count: number, one: string, many = `${one}s`): string {
  return `${toGrouped(count)} ${count === 1 ? one : many}`;
}
