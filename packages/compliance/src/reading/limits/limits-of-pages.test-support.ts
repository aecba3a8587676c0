import { readOrder } from '../read-order.ts';
import type { InputPage } from '../types.ts';
import { drawPage } from './drawn-page.test-support.ts';

/** The limits of an order: medium, where, what, how much, in what unit, over what time; what is not said is left out. */
export const limitsOfPages = (...pages: string[]): string[] =>
  limitsOfDrawn(pages.map((page, at) => drawPage(at + 1, page)));

/** The limits of pages that are drawn already. */
export const limitsOfDrawn = (pages: InputPage[]): string[] =>
  readOrder({ form: 'pdf', pages }).limits.map((each) =>
    [
      each.medium,
      ...(each.point === null ? [] : [`@ ${each.point}`]),
      each.parameter,
      each.limit,
      ...(each.unit === null ? [] : [each.unit]),
      ...(each.averaging === null ? [] : [`over ${each.averaging}`]),
    ].join(' | '),
  );
