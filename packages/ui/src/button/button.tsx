import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link, type LinkProps } from '../shared/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Use one primary button per form or view, and danger only in a dialog that names what is deleted. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** sm 30 px, md 36 px (44 px on narrow screens), lg 50 px for marketing. */
export type ButtonSize = 'sm' | 'md' | 'lg';

type Looks = {
  /** How much the button stands out. */
  variant?: ButtonVariant;
  /** The size of the button. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: IconType;
  /** An icon after the words. */
  iconEnd?: IconType;
  /** Makes the button as wide as its container. */
  isBlock?: boolean;
};

/** Props of {@link Button}: a native button's, and the looks. */
export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** Shows a spinner and ignores presses. The focus stays on the button. */
    isLoading?: boolean;
    /** The verb while loading, for example "Saving". The button reserves space for it, so its width never changes. */
    loadingLabel?: string;
  };

const looksOf = ({ variant = 'secondary', size = 'md', isBlock }: Looks, className?: string) =>
  cx(styles.button, styles[variant], size !== 'md' && styles[size], isBlock && styles.block, className);

const iconSize = (size: ButtonSize | undefined) => (size === 'lg' ? 18 : 16);

function Content({ icon, iconEnd, size, children }: Looks & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} size={iconSize(size)} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={iconSize(size)} />}
    </>
  );
}

/** A button that keeps its width while loading. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconEnd,
    isBlock,
    isLoading,
    loadingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const canLoad = isLoading !== undefined;
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  const content = (
    <Content icon={icon} iconEnd={iconEnd} size={size}>
      {children}
    </Content>
  );
  return (
    <button
      type="button"
      {...rest}
      className={looksOf({ variant, size, isBlock }, className)}
      onClick={onPress}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      aria-busy={isLoading || undefined}
    >
      {canLoad ? (
        <span className={styles.stack}>
          <span className={cx(styles.content, isLoading && styles.hidden)}>{content}</span>
          <span className={cx(styles.busy, !isLoading && styles.hidden)}>
            <Spinner size={16} />
            {loadingLabel ?? <span className="sr">{children}</span>}
          </span>
        </span>
      ) : (
        content
      )}
    </button>
  );
}

/** Props of {@link LinkButton}: a link's, and the looks of a button. */
export type LinkButtonProps = LinkProps & Looks;

/** A link that looks like a button: it opens a page and does nothing else. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, iconEnd, isBlock, className, children, ...rest } = props;
  return (
    <Link {...rest} className={looksOf({ variant, size, isBlock }, className)}>
      <Content icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Content>
    </Link>
  );
}
