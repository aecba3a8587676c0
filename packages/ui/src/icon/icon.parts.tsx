import { Bell } from 'lucide-react';
import { part } from '../storybook/part.ts';
import { Icon } from './icon.tsx';

export const parts = [part('Icon', Icon, { of: Bell })];
