import styles from './nav.module.css';

/** The content at the bottom of the menu, usually the time left of a trial. */
export type SidebarStatus = {
  /** For example "Trial, 9 days left". */
  title: string;
  /** For example "2 of 3 consents analysed". */
  note?: string;
};

/** The lines at the bottom of the menu; hidden if there is only room for icons. */
export function StatusLines({ title, note }: SidebarStatus) {
  return (
    <div className={styles.status}>
      <b className={styles.statusTitle}>{title}</b>
      {note && <span>{note}</span>}
    </div>
  );
}
