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
  /** The heading that opens and closes it; it names the content. */
  title: ReactNode;
  /** A quiet word at the right, for example a count. */
  note?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
  /** Its name among the others of an {@link Accordion}. */
  id?: string;
  /** Whether it is open; left out, it keeps that itself. */
  isOpen?: boolean;
  /** Open from the start. */
  isOpenAtFirst?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Cannot be opened at the moment. */
  isDisabled?: boolean;
  /** From edge to edge of its card: what is inside has a padding of its own, as a table has. */
  isFlush?: boolean;
};

/** A heading that shows and hides what belongs to it. */
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
  /** Several {@link Disclosure} with an `id` each. */
  children: ReactNode;
  /** Lets more than one be open. */
  allowsMany?: boolean;
};

/** Disclosures under each other, of which one is open at a time. */
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
