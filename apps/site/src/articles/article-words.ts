import { toApiUrl } from '@anupalan/api-client/config';
import { BRAND } from '@anupalan/enums/brand';
import { BLOG_DEFAULTS } from '@anupalan/enums/limits';
import { SITE_PATHS } from '@anupalan/enums/paths';
import type { ArticleSummary } from '@anupalan/ui/site';
import { toCategoryColour, toCategorySlug } from '@anupalan/validators/blog-badge';
import type { BlogSummary } from '@anupalan/validators/entities/blog';
import { findSubject } from './subject.ts';

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** "November 18, 2026": the long form of the United States, as specified (docs/spec-coverage.md#the-public-site). */
export function toLongDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : LONG.format(date);
}

/** "8 min read"; eight where nobody counted (docs/spec-coverage.md#constants-and-limits). */
export function toReadTime(minutes: number | null): string {
  return `${minutes ?? BLOG_DEFAULTS.readTimeMinutes} min read`;
}

const HUES = { red: 'brick', blue: 'river', green: 'leaf', purple: 'plum', grey: 'moss' } as const;

/** The hue of a category's badge, in the ramps of the kit. */
export function toHue(category: string): NonNullable<ArticleSummary['category']>['hue'] {
  return HUES[toCategoryColour(category) as keyof typeof HUES] ?? 'moss';
}

/** What a list shows of an article. */
export function toSummary(article: BlogSummary): ArticleSummary {
  return {
    href: `${SITE_PATHS.blog}/${article.id}`,
    title: article.title,
    text: article.description,
    date: toLongDate(article.createdAt),
    length: toReadTime(article.readTime),
    author: article.writtenBy ?? BRAND.name,
    category: { label: article.category.name, hue: toHue(article.category.name) },
    tags: article.blogTags.map(({ name }) => name),
    subject: findSubject(
      article.blogTags.map(({ name }) => name),
      article.title,
    ),
    variant: toVariant(article.id),
    ...(article.media ? { cover: toMediaUrl(article.media.path) } : {}),
  };
}

/** Address of a picture, which the API names absolutely or below itself. */
function toMediaUrl(path: string): string {
  return /^https?:/.test(path) ? path : toApiUrl(path);
}

/** A number that stays with an article: which of the drawn covers it has. */
function toVariant(id: string): number {
  return [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7);
}

/** Address of the list, of one category, and of its later pages (D3). */
export function toListPath(category: string | null, page: number): string {
  const base =
    category === null ? SITE_PATHS.blog : `${SITE_PATHS.blog}/category/${toCategorySlug(category)}`;
  if (page <= 1) return base;
  return category === null ? `${base}/page/${page}` : `${base}/${page}`;
}
