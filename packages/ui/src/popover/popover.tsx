import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from './overlay.module.css';

/** The side of its button on which an overlay opens. */
export type Placement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top start'
  | 'top end'
  | 'top'
  | 'right top';

/** Props of {@link Popover}. */
export type PopoverProps = RootProps & {
  /** A button of the kit. It opens and closes the popover. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** The name of the popover for screen readers. */
  label: string;
  /** The side of the button on which the popover opens. */
  placement?: Placement;
  /** Whether it is open. Without it, the popover keeps its own state. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Uses a panel of 400 px without padding, as for notifications. */
  isPanel?: boolean;
  /** The content. As a function, it receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small surface beside its button, for content that is not a menu. */
export function Popover(props: PopoverProps) {
  const { trigger, label, placement = 'bottom end', isOpen, onOpenChange, isPanel, children } = props;
  const { ref, className } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <AriaPopover
        {...toData(props)}
        ref={ref}
        className={cx(styles.popover, className) ?? ''}
        placement={placement}
        offset={6}
      >
        <Dialog aria-label={label} className={cx(styles.content, isPanel ? styles.panel : styles.padded)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
