import styles from './nav.module.css';

/** The content at the bottom of the menu, usually the time left of a trial. */
export type SidebarStatus = {
  /** The first line, for example "Trial, 9 days left". */
  title: string;
  /** The second line, for example "2 of 3 consents analysed". */
  note?: string;
};

/** The text at the bottom of the menu. It is hidden if there is only room for icons. */
export function StatusLines({ title, note }: SidebarStatus) {
  return (
    <div className={styles.status}>
      <b className={styles.statusTitle}>{title}</b>
      {note && <span>{note}</span>}
    </div>
  );
}
