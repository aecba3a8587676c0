import { part } from '../storybook/part.ts';
import { FormDateRangeField } from './form-date-field.tsx';

export const parts = [part('FormDateRangeField', FormDateRangeField, { name: 'range', label: 'Period' })];
