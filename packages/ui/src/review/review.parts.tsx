import { part } from '../storybook/part.ts';
import { CountList, LeftOutList } from './review-dialogs.tsx';
import { NoticeMore, OpenQuestions, ReviewText, SentenceInput } from './review-fields.tsx';
import { Review, ReviewPanes, ReviewSkeleton } from './review-frame.tsx';
import { ReviewActions, ReviewEmpty, ReviewGroup, ReviewNotices, ReviewRows } from './review-list.tsx';

const nothing = () => undefined;

export const parts = [
  part('Review', Review, { children: 'A review' }),
  part('ReviewPanes', ReviewPanes, {
    page: 'The page',
    list: 'The list',
    side: 'page',
    onSide: nothing,
    sideLabels: { page: 'Page 6', list: 'Conditions, 17' },
    listWidth: 560,
    onListWidth: nothing,
    label: 'Width of the conditions',
  }),
  part('ReviewSkeleton', ReviewSkeleton, { label: 'Loading the order' }),
  part('ReviewRows', ReviewRows, {}),
  part('ReviewGroup', ReviewGroup, { title: 'Page 6', children: null }),
  part('ReviewNotices', ReviewNotices, {}),
  part('ReviewEmpty', ReviewEmpty, {}),
  part('ReviewActions', ReviewActions, { label: 'Decide on the open condition' }),
  part('SentenceInput', SentenceInput, { 'aria-label': 'What has to be done', defaultValue: 'Sample' }),
  part('ReviewText', ReviewText, { children: 'The order says “once in a month”.' }),
  part('NoticeMore', NoticeMore, {}),
  part('OpenQuestions', OpenQuestions, {
    summary: '1 question for you',
    items: [{ id: 'a', content: 'How often?' }],
  }),
  part('CountList', CountList, { items: [{ label: 'Repeating', count: 12 }] }),
  part('LeftOutList', LeftOutList, { items: [{ id: 'a', what: 'A condition', reason: 'It has no date.' }] }),
];
