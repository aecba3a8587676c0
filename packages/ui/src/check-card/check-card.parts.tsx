import { part } from '../storybook/part.ts';
import { CheckCard, CheckCardFoot, CheckCardGrid, DayStrip } from './check-card.tsx';

export const parts = [
  part('CheckCardGrid', CheckCardGrid, {
    children: <CheckCard title="Log the flow" isDone={false} onChange={() => undefined} />,
  }),
  part('CheckCardFoot', CheckCardFoot, { action: <button type="button">Mark all done</button> }),
  part('DayStrip', DayStrip, { days: ['done', 'missed', 'open'], label: '1 of 3 days missed' }),
];
