import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { CallRow, Lead, SiteHeading, SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './site-hero.module.css';

/** Props of {@link SiteHero}: a section's. */
export type SiteHeroProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The page's only `h1`. */
  title: ReactNode;
  /** Up to three lines under the title. */
  lead?: ReactNode;
  /** One or two link buttons of size lg, the first one primary. */
  actions?: ReactNode;
  /** One small line below the buttons. */
  note?: ReactNode;
  /** A picture of the product at the right. Below 1,100 px it is under the text. */
  art?: ReactNode;
};

/** The first section of the home page: text on ruled paper, with a picture of the product beside it. */
export function SiteHero({ title, lead, actions, note, art, className, ...rest }: SiteHeroProps) {
  return (
    <section aria-labelledby="hero-title" {...rest} className={cx(styles.hero, className)}>
      <SiteWrap className={styles.columns}>
        <div className={styles.copy}>
          <SiteHeading level={1} id="hero-title">
            {title}
          </SiteHeading>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
          {actions && <CallRow>{actions}</CallRow>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {art}
      </SiteWrap>
    </section>
  );
}

/** Props of {@link SiteStrip}: a section's. */
export type SiteStripProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The name of the section for screen readers. */
  label: string;
  /** The text in bold before the list. */
  title: ReactNode;
  /** The names, as words without logos. */
  items: readonly string[];
};

/** A quiet line of names between hairlines. */
export function SiteStrip({ label, title, items, className, ...rest }: SiteStripProps) {
  return (
    <section aria-label={label} {...rest} className={cx(styles.strip, className)}>
      <SiteWrap className={styles.stripRow}>
        <b>{title}</b>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </SiteWrap>
    </section>
  );
}
