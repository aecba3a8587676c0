import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../../icon/icon.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './nav.module.css';

/** Props of {@link OrganisationBox}: a div's. */
export type OrganisationBoxProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The organisation's name, in any script. */
  name: string;
  /** A quiet line under the name. */
  note?: string;
  /** An icon before the name. */
  icon: IconType;
};

/** The organisation that is signed in. It takes two lines at most; the tooltip has the full name. */
export function OrganisationBox({ name, note, icon, className, ...rest }: OrganisationBoxProps) {
  return (
    <div title={name} {...rest} className={cx(styles.organisation, className)}>
      <Icon of={icon} size={18} className={styles.organisationIcon} />
      <span className={styles.organisationWords}>
        <b className={styles.organisationName} dir="auto">
          {name}
        </b>
        {note && (
          <span className={styles.organisationNote} dir="auto">
            {note}
          </span>
        )}
      </span>
    </div>
  );
}
