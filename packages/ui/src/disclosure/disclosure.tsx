import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from './disclosure.module.css';

/** Props of {@link Disclosure}. */
export type DisclosureProps = RootProps & {
  /** The heading. A press on it opens and closes the content. */
  title: ReactNode;
  /** Quiet text at the right, for example a count. */
  note?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
  /** The id of this part in an {@link Accordion}. */
  id?: string;
  /** Whether it is open. Without it, the part keeps its own state. */
  isOpen?: boolean;
  /** Whether it is open at first. */
  isOpenAtFirst?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The reader cannot open it now. */
  isDisabled?: boolean;
  /** Removes the padding, for content that has its own, such as a table. */
  isFlush?: boolean;
};

/** A heading that shows and hides its content. */
export function Disclosure(props: DisclosureProps) {
  const { title, note, children, level = 3, id, isOpen, isOpenAtFirst, onOpenChange } = props;
  return (
    <AriaDisclosure
      {...toData(props)}
      ref={props.ref as Ref<HTMLDivElement>}
      className={cx(styles.disclosure, props.isFlush && styles.flush, props.className) ?? ''}
      id={id}
      isExpanded={isOpen}
      defaultExpanded={isOpenAtFirst}
      onExpandedChange={onOpenChange}
      isDisabled={props.isDisabled}
    >
      <Heading level={level} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <Icon of={ChevronRight} size={16} className={styles.arrow} />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

/** Props of {@link Accordion}. */
export type AccordionProps = RootProps & {
  /** Several {@link Disclosure} parts, each with an `id`. */
  children: ReactNode;
  /** Allows several parts to be open. */
  allowsMany?: boolean;
};

/** Disclosures in a column. Only one is open at a time. */
export function Accordion({ children, allowsMany, ref, className, ...rest }: AccordionProps) {
  return (
    <DisclosureGroup
      {...toData(rest)}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(styles.group, className) ?? ''}
      allowsMultipleExpanded={allowsMany}
    >
      {children}
    </DisclosureGroup>
  );
}
