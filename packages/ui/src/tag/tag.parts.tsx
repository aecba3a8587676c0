import { Clock } from 'lucide-react';
import { part } from '../storybook/part.ts';
import { CountBadge, StatusTag } from './tag.tsx';

export const parts = [
  part('StatusTag', StatusTag, { tone: 'warn', icon: Clock, label: 'Due soon' }),
  part('CountBadge', CountBadge, { value: 3, label: '3 overdue', isHot: true }),
];
