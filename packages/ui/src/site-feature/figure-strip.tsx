import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './site-feature.module.css';

/** Props of {@link FigureStrip}: a section's. */
export type FigureStripProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The name of the section for screen readers. */
  label: string;
  /** Up to four numbers, each with what it counts. */
  figures: readonly { figure: string; text: string }[];
};

/** A few numbers of the company in large type, with hairlines between them. */
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
