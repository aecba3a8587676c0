import sanitizeHtml from 'sanitize-html';

/** Elements that an article may hold, as they stand in its body: no headings of the first level, no forms, no frames. */
const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br', 'a', 'strong', 'em'],
  ...[
    'b',
    'i',
    'del',
    's',
    'sub',
    'sup',
    'abbr',
    'mark',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  ...['caption', 'figure', 'figcaption', 'img', 'dl', 'dt', 'dd', 'aside'],
];
/** Pictures of articles are ours: published with them, never fetched from elsewhere. */
const OWN_IMAGE = /^(?:https?:\/\/[^/]+)?\/api\/v1\/blog-images\/[\w-]+\.(?:webp|avif|png|jpe?g)$/;

/**
 * Makes HTML of an article inert: known elements and attributes stay, everything that could run, load from elsewhere,
 * or look like the page around it goes.
 */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
      h2: ['id'],
      h3: ['id'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_IMAGE.test(attribs.src ?? ''),
    transformTags: {
      h1: 'h2',
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' },
      }),
    },
  });
}
