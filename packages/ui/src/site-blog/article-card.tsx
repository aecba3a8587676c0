import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { Tag, type TagHue } from '../tag/tag.tsx';
import { ArticleCover } from './article-cover.tsx';
import type { CoverSubject } from './cover-subjects.ts';
import styles from './site-blog.module.css';

/** The details of an article in a list. */
export type ArticleSummary = {
  href: string;
  title: string;
  /** A summary of two lines. */
  text?: string;
  /** When it was published, in words, for example "18 Nov 2026". */
  date: string;
  /** The reading time, for example "8 min read". */
  length?: string;
  /** The author's name. */
  author?: string;
  /** The topic, and the colour of its badge. */
  category?: { label: string; hue: TagHue };
  /** The tags. At most three are shown. */
  tags?: readonly string[];
  /** The address of a picture. */
  cover?: string;
  /** The subject of the drawn cover, if there is no picture. */
  subject?: CoverSubject;
  /** The variant of that drawing, a whole number. */
  variant?: number;
};

const MOST_TAGS = 3;

function Meta({ date, length, author }: ArticleSummary): ReactNode {
  return (
    <p className={cx(styles.meta, 'num')}>
      <span>{[date, length].filter(Boolean).join(', ')}</span>
      {author && <bdi>{author}</bdi>}
    </p>
  );
}

function Cover({ cover, variant, subject, category }: ArticleSummary): ReactNode {
  return <ArticleCover src={cover} variant={variant} subject={subject} hue={category?.hue} />;
}

/** Props of {@link ArticleCard}: an article element's. */
export type ArticleCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The article. */
  article: ArticleSummary;
  /** The level of the heading on the page. */
  level?: 2 | 3;
};

/** A card in the list of articles: cover, badge, title, two lines, at most three tags. The whole card is the link. */
export function ArticleCard({ article, level = 2, className, ...rest }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={cx(styles.card, className)}>
      <Cover {...article} />
      <div className={styles.cardTop}>
        {article.category && <Tag hue={article.category.hue}>{article.category.label}</Tag>}
        <Meta {...article} author={undefined} />
      </div>
      <Heading className={cx(styles.cardTitle, styles.clamp)}>
        <Link className={styles.link} href={article.href}>
          {article.title}
        </Link>
      </Heading>
      {article.text && <p className={cx(styles.text, styles.clamp)}>{article.text}</p>}
      {article.author && (
        <p className={styles.meta}>
          <bdi>{article.author}</bdi>
        </p>
      )}
      {article.tags && article.tags.length > 0 && (
        <ul className={styles.cardFoot} aria-label="Tags">
          {article.tags.slice(0, MOST_TAGS).map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Props of {@link ArticleGrid}: a div's. */
export type ArticleGridProps = ComponentProps<'div'>;

/** Cards of articles: three in a row, two below 1,100 px, one on a phone. */
export function ArticleGrid({ className, ...rest }: ArticleGridProps) {
  return <div {...rest} className={cx(styles.grid, className)} />;
}

/** Props of {@link LeadArticle}: an article element's. */
export type LeadArticleProps = ArticleCardProps;

/** The newest article, with its picture across seven columns. */
export function LeadArticle({ article, level = 3, className, ...rest }: LeadArticleProps) {
  const Heading = `h${level}` as const;
  return (
    <article {...rest} className={cx(styles.lead, className)}>
      <Cover {...article} />
      <Meta {...article} />
      <Heading className={styles.leadTitle}>
        <Link className={styles.link} href={article.href}>
          {article.title}
        </Link>
      </Heading>
      {article.text && <p className={styles.leadText}>{article.text}</p>}
    </article>
  );
}

/** Props of {@link ArticleRow}: a list item's. */
export type ArticleRowProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** The article. */
  article: ArticleSummary;
  /** The level of the heading on the page. */
  level?: 2 | 3;
};

/** A row in a list of articles: date, title, and sometimes a summary. Put it into a list. */
export function ArticleRow({ article, level = 3, className, ...rest }: ArticleRowProps) {
  const Heading = `h${level}` as const;
  return (
    <li {...rest} className={cx(styles.row, className)}>
      <Meta {...article} />
      <Heading className={styles.cardTitle}>
        <Link className={styles.link} href={article.href}>
          {article.title}
        </Link>
      </Heading>
      {article.text && <p className={styles.text}>{article.text}</p>}
    </li>
  );
}
