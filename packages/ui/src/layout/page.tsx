import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './page.module.css';

/** Props of {@link PageHead}: a div's. */
export type PageHeadProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The heading: what the page is about. */
  title: ReactNode;
  /** The id of the heading, for `aria-labelledby`. */
  id?: string;
  /** The level of the heading. Use 2 if the frame has the name of the screen as its h1. */
  level?: 1 | 2;
  /** Content beside the title, for example a status. */
  aside?: ReactNode;
  /** A quiet line under the title. */
  text?: ReactNode;
  /** A Breadcrumb above the title. */
  trail?: ReactNode;
  /** Buttons and links at the right, or under the title if there is no room. */
  actions?: ReactNode;
};

/** The head of a screen: breadcrumb, title, status, a line of details, and actions. */
export function PageHead(props: PageHeadProps) {
  const { title, id, level = 2, aside, text, trail, actions, className, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.head, className)}>
      {trail}
      <div className={styles.line}>
        <div className={styles.name}>
          <div className={styles.words}>
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
            {aside}
          </div>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Props of {@link Page}: a div's, and the slots of its head. */
export type PageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading of the page. Leave it out if the frame shows the name of the screen already. */
  title?: ReactNode;
  /** The level of the heading. Use 2 if the frame has the name of the screen as its h1. */
  level?: 1 | 2;
  /** Content beside the title, for example a status. */
  aside?: ReactNode;
  /** A quiet line under the title. */
  text?: ReactNode;
  /** A Breadcrumb above the title. */
  trail?: ReactNode;
  /** Buttons and links at the right of the title. */
  actions?: ReactNode;
  /** The maximum width of the content: 1480 px, 720 px for forms, 560 px for a form with a few fields. */
  width?: 'full' | 'form' | 'narrow';
};

/** The content of a screen, with the padding and the head that every screen has. */
export function Page(props: PageProps) {
  const { title, level, aside, text, trail, actions, width = 'full', className, children, ...rest } = props;
  const content = width === 'full' ? children : <div className={styles[width]}>{children}</div>;
  return (
    <div {...rest} className={cx(styles.page, className)}>
      {title === undefined ? (
        content
      ) : (
        <>
          <PageHead title={title} level={level} aside={aside} text={text} trail={trail} actions={actions} />
          <div className={styles.content}>{content}</div>
        </>
      )}
    </div>
  );
}
