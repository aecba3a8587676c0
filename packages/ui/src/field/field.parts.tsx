import { part } from '../storybook/part.ts';
import { FieldError, Fieldset } from './field.tsx';

export const parts = [
  part('FieldError', FieldError, { children: 'Enter the consent number' }),
  part('Fieldset', Fieldset, { legend: 'How often', children: 'Choices' }),
];
