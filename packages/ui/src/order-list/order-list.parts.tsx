import { part } from '../storybook/part.ts';
import { OrderList, UploadList } from './order-list.tsx';

export const parts = [
  part('OrderList', OrderList, { 'aria-label': 'Orders' }),
  part('UploadList', UploadList, { 'aria-label': 'Uploads', items: [{ id: 'a', row: 'consent.pdf' }] }),
];
