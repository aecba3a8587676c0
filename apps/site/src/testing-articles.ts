import type { Blog } from '@anupalan/validators/entities/blog';

/** An invented article; what a test looks at it names. @param number makes it differ from the others, later is newer */
export function toTestArticle(number: number, change: Partial<Blog> = {}): Blog {
  const day = `${number}`.padStart(2, '0');
  return {
    id: `0190c0de-0000-7000-8000-0000000000${day}`,
    title: `Article ${number}`,
    description: `What article ${number} is about.`,
    media: null,
    blogTags: [{ name: 'consent' }],
    category: { id: 'regulations', name: 'Regulations' },
    writtenBy: 'Mira Kolhe',
    writtenByDesignation: 'Analyst',
    readTime: 4,
    createdAt: `2026-10-${day}T04:30:00.000Z`,
    htmlContent: '<p>Text.</p>',
    ...change,
  };
}
