import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import styles from '../popover/overlay.module.css';

/** Props of {@link Tooltip}. */
export type TooltipProps = {
  /** A few words. Nothing that is needed may be only here: touch screens have no tooltips. */
  content: ReactNode;
  /** One control that can have the focus. */
  children: ReactElement<Record<string, unknown>, string>;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

/** Words that appear on hover and focus, and describe the control. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
