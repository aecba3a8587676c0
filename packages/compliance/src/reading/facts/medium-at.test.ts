import { describe, expect, it } from 'vitest';
import { mediumAt } from './medium-at.ts';

describe('the medium of a place in a text', () => {
  it.each<[string, 'water' | 'air' | 'waste' | null]>([
    ['The Water Act', 'water'],
    ['THE WATER  ACT', 'water'],
    ['under water rules', 'water'],
    ['Water (Prevention)', 'water'],
    ['The Air Act', 'air'],
    ['under air rules', 'air'],
    ['Air (Prevention)', 'air'],
    ['Hazardous wastes', 'waste'],
    ['Authorisation under it', 'waste'],
    ['Authorization under it', 'waste'],
    ['Water act', 'water'],
    ['Drinking water and air of the authorisation', null],
    ['', null],
    ['The Water Act and the Air Act', 'air'],
    ['The Air Act and the Water Act', 'water'],
    ['Air (Prevention), under water, hazardous wastes', 'waste'],
    ['Hazardous wastes, the Water Act', 'water'],
    ['The Water Act, the Air Act, water (prevention)', 'water'],
  ])('is that which is named last before it: %s', (text, medium) => {
    expect(mediumAt(text, text.length)).toBe(medium);
  });

  it('is not that which is named behind it', () => {
    const text = 'The Air Act up to 2027, the Water Act up to 2028';
    expect(mediumAt(text, text.indexOf('2027'))).toBe('air');
    expect(mediumAt(text, text.length)).toBe('water');
    expect(mediumAt(text, 0)).toBeNull();
  });
});
