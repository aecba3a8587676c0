import { part } from '../storybook/part.ts';
import { PageView } from './document-viewer.tsx';

export const parts = [part('PageView', PageView, { label: 'Pages of the order', children: 'Pages' })];
