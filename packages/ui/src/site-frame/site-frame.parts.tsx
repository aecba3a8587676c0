import { part } from '../storybook/part.ts';
import { CallRow, Lead, SiteColumns, SiteHeading, SiteWrap } from './site-frame.tsx';

export const parts = [
  part('SiteWrap', SiteWrap, { children: 'Words' }),
  part('SiteHeading', SiteHeading, { children: 'A headline' }),
  part('Lead', Lead, { children: 'Two lines.' }),
  part('SiteColumns', SiteColumns, { children: 'A form' }),
  part('CallRow', CallRow, { children: 'Buttons' }),
];
