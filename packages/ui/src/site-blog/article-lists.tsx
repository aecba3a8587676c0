import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { ArticleRow, type ArticleSummary, LeadArticle } from './article-card.tsx';
import styles from './site-blog.module.css';

/** Props of {@link LatestArticles}: a div's. */
export type LatestArticlesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The articles. The first one is large, the others are in rows beside it. */
  articles: readonly ArticleSummary[];
};

/**
 * The blog on the home page: the newest article is large, with three titles beside it. Without articles it shows
 * nothing.
 */
export function LatestArticles({ articles, className, ...rest }: LatestArticlesProps) {
  const [first, ...others] = articles;
  return (
    <div {...rest} className={cx(styles.posts, className)}>
      {first && <LeadArticle article={first} />}
      {others.length > 0 && (
        <ol>
          {others.map((article) => (
            <ArticleRow key={article.href} article={article} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Props of {@link BlogBar}: a div's. */
export type BlogBarProps = ComponentProps<'div'>;

/** The bar above the list of articles: topics at the left, a search form at the right. */
export function BlogBar({ className, ...rest }: BlogBarProps) {
  return <div {...rest} className={cx(styles.bar, className)} />;
}

/** Props of {@link CategoryChips}: a nav's. */
export type CategoryChipsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The name of the navigation for screen readers. */
  label?: string;
  /** The topics, with "All" first. One of them is current. */
  chips: readonly { label: string; href: string; isCurrent?: boolean }[];
};

/** Topics as links; the current one is marked. */
export function CategoryChips({ label = 'Categories', chips, className, ...rest }: CategoryChipsProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(styles.topics, className)}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link className={styles.chip} href={chip.href} aria-current={chip.isCurrent ? 'page' : undefined}>
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
