import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './site-feature.module.css';

/** Props of {@link FigureStrip}: a section's. */
export type FigureStripProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Names the section. */
  label: string;
  /** Up to four figures, each with what it counts. */
  figures: readonly { figure: string; text: string }[];
};

/** A few figures of the company in large type, between hairlines. */
export function FigureStrip({ label, figures, className, ...rest }: FigureStripProps) {
  return (
    <section aria-label={label} {...rest} className={cx(styles.figures, className)}>
      <SiteWrap>
        <dl>
          {figures.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      </SiteWrap>
    </section>
  );
}
