import { part } from '../storybook/part.ts';
import { shot } from '../storybook/site-samples.tsx';
import { FeatureRows } from './feature-row.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { ProductShot } from './product-shot.tsx';

export const parts = [
  part('FeatureRows', FeatureRows, { children: 'Rows' }),
  part('ProductShot', ProductShot, shot),
  part('FigureStrip', FigureStrip, { label: 'Figures', figures: [{ figure: '25+', text: 'years' }] }),
];
