import { part } from '../storybook/part.ts';
import { CheckCard, CheckCardGrid, DayStrip } from './check-card.tsx';

export const parts = [
  part('CheckCardGrid', CheckCardGrid, {
    children: <CheckCard title="Log the flow" isDone={false} onChange={() => undefined} />,
  }),
  part('DayStrip', DayStrip, { days: ['done', 'missed', 'open'], label: '1 of 3 days missed' }),
];
