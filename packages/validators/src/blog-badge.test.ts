import { describe, expect, it } from 'vitest';
import { toCategoryColour, toCategorySlug } from './blog-badge.ts';

describe('badge of a category', () => {
  it.each([
    ['Regulations', 'regulations', 'red'],
    ['Case Studies', 'case-studies', 'blue'],
    ['best  practices', 'best-practices', 'green'],
    ['INDUSTRY NEWS', 'industry-news', 'purple'],
    ['Company Life', 'company-life', 'grey'],
    ['constructor', 'constructor', 'grey'],
  ])('%j: %s, %s', (name, slug, colour) => {
    expect(toCategorySlug(name)).toBe(slug);
    expect(toCategoryColour(name)).toBe(colour);
  });
});
