import { part } from '../storybook/part.ts';
import { Cell, HeadCell, RowHeadCell, TwoLines } from './cells.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { GroupRow, Row } from './table.tsx';

export const parts = [
  part('TwoLines', TwoLines, { main: '17 Nov', sub: '4 days late' }),
  part('ScrollBox', ScrollBox, { label: 'Tasks', children: 'Rows' }),
  part('Row', Row, {}, 'tbody'),
  part('GroupRow', GroupRow, { label: 'Overdue', count: 3, colSpan: 1 }, 'tbody'),
  part('Cell', Cell, {}, 'tr'),
  part('RowHeadCell', RowHeadCell, {}, 'tr'),
  part('HeadCell', HeadCell, { sort: 'none' }, 'tr'),
];
