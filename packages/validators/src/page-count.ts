/** Pages of a list: at least 1. */
export function toPageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
