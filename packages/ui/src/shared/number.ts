const grouped = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 });

/** A number with Indian grouping: 4,82,500. What is no finite number becomes a dash. */
export function toGrouped(value: number): string {
  return Number.isFinite(value) ? grouped.format(value) : '–';
}
