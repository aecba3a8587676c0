import type { ReactElement, ReactNode, Ref } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import styles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';

/** Props of {@link Tooltip}. */
export type TooltipProps = RootProps & {
  /** A few words. Nothing that is needed may be only here: touch screens have no tooltips. */
  content: ReactNode;
  /** One control that can have the focus. */
  children: ReactElement<Record<string, unknown>, string>;
  /** Where it appears, seen from the control. */
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Shows it for good; left out, it comes with hover and focus. */
  isOpen?: boolean;
};

/** Words that appear on hover and focus, and describe the control. */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', isOpen, ref, className } = props;
  return (
    <TooltipTrigger delay={400} closeDelay={100} isOpen={isOpen}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        {...toData(props)}
        ref={ref as Ref<HTMLDivElement>}
        className={cx(styles.tooltip, className) ?? ''}
        placement={placement}
        offset={6}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
