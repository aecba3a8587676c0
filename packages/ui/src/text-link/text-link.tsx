import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { Link, type LinkProps } from '../shared/link.tsx';
import styles from './text-link.module.css';

/** Props of {@link TextLink}: a link's. */
export type TextLinkProps = LinkProps & {
  /** Always underlines the link. Use it for a link inside a sentence. Otherwise the underline appears on hover. */
  isUnderlined?: boolean;
};

/** A link in text, in the colour of links. For an action in a toolbar use LinkButton. */
export function TextLink({ isUnderlined, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={cx(styles.link, isUnderlined && styles.underlined, className)} />;
}

/** Props of {@link TextButton}: a button's. */
export type TextButtonProps = Omit<ComponentProps<'button'>, 'type'>;

/** An action that looks like a link and moves to a place on the same page. */
export function TextButton({ className, ...rest }: TextButtonProps) {
  return <button {...rest} type="button" className={cx(styles.link, styles.button, className)} />;
}
