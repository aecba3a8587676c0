/**
 * Charts on visx: load them when they are needed, never with a first screen:
 * `const LineChart = lazy(async () => ({ default: (await import('@anupalan/ui/charts')).LineChart }))`
 * in a Suspense whose fallback is SkeletonRows.
 */
export {
  /** @planned */
  BarList,
  type BarListItem,
  type BarListProps,
} from './chart/bar-list.tsx';
export {
  /** @planned */
  LineChart,
  type LineChartProps,
  type LineSeries,
} from './chart/line-chart.tsx';
export type { ChartValue, DatedValue } from './chart/numbers.ts';
export {
  type BarCategory,
  type BarSeries,
  /** @planned */
  StackedBarChart,
  type StackedBarChartProps,
} from './chart/stacked-bar-chart.tsx';
