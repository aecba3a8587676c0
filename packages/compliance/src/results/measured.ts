import type { Columns } from './columns.ts';
import type { ReportContext } from './context.ts';
import type { Paper } from './paper.ts';

/**
 * Whether the figures of a table were measured. What an order, a bill or a form prints are limits, heights or prices, unless
 * a column of results stands below the day of its sample. Elsewhere such a column is enough, and so is a report's title.
 */
export const isMeasured = (
  { at, results }: Columns,
  { sampledOn }: Pick<ReportContext, 'sampledOn'>,
  { other, isTitled, isSheet }: Paper,
): boolean => {
  const isNamed = results.some(({ namedBy }) => namedBy === 'result');
  const isDated =
    sampledOn !== null || at.date !== undefined || results.some((column) => column.sampledOn !== null);
  if (other !== null) return isNamed && isDated;
  // In a sheet what stands beside the limits is not one of them; a page may have a column of heights there.
  const isBesideLimit = isSheet && at.limit !== undefined;
  return isNamed || isDated || isTitled || isBesideLimit;
};

/** Whether lines without a table may be results: "pH : 7.2" is one in a report, and a limit anywhere else. */
export const mayList = ({ other, isTitled }: Paper): boolean => other === null && isTitled;
