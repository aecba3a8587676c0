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
  /** One kit button; it opens and closes the popover. */
  trigger: ReactElement<Record<string, unknown>, string>;
  /** Names the popover for screen readers. */
  label: string;
  /** The side of the button on which it opens. */
  placement?: Placement;
  /** Whether it is open; left out, it keeps that itself. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The 400 px panel of the notifications, without padding. */
  isPanel?: boolean;
  /** The content; as a function it gets what closes it. */
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
