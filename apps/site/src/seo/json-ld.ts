import { BRAND, CONTACT } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Blog } from '@anupalan/validators/entities/blog';
import { toAddress } from './addresses.ts';

/** A block of structured data (schema.org). */
export type JsonLd = Record<string, unknown>;

/** Who stands behind the site; on every page. */
export function toOrganization(): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    alternateName: BRAND.nameInHindi,
    description: BRAND.description,
    url: toAddress('/'),
    logo: toAddress('/icons/icon-512.png'),
    email: CONTACT.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: CONTACT.addressLines[1],
      addressLocality: CONTACT.city,
      addressRegion: CONTACT.state,
      addressCountry: 'IN',
    },
  };
}

/** An article. */
export function toArticle(article: Blog, image: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.createdAt,
    articleSection: article.category.name,
    keywords: article.blogTags.map(({ name }) => name).join(', '),
    image: toAddress(image),
    mainEntityOfPage: toAddress(`${SITE_PATHS.blog}/${article.id}`),
    author: article.writtenBy
      ? { '@type': 'Person', name: article.writtenBy }
      : { '@type': 'Organization', name: BRAND.name },
    publisher: { '@type': 'Organization', name: BRAND.name, url: toAddress('/') },
  };
}

/** The way from the home page to a page. */
export function toBreadcrumbs(crumbs: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAddress(path),
    })),
  };
}

/** Questions with their answers, for the page on which they are shown. */
export function toFaqPage(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** As text of a script element: nothing in it can end the element. */
export function toScriptText(data: JsonLd): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
