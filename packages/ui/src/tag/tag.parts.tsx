import { Clock } from 'lucide-react';
import { part } from '../storybook/part.ts';
import { StatusTag } from './tag.tsx';

export const parts = [part('StatusTag', StatusTag, { tone: 'warn', icon: Clock, label: 'Due soon' })];
