import type { ReactNode } from 'react';
import type { DocumentMark } from './marks.ts';
import styles from './sample-page.module.css';

/** Size of a page of the stories, in CSS pixels: A4 at 80 %. */
export const SAMPLE = { width: 635, height: 898 } as const;

/** An invented page of an order for the stories, in the place of what an app draws. */
export function SamplePage({ page = 6, children }: { page?: number; children?: ReactNode }) {
  return (
    <div className={styles.sample}>
      <p className={styles.head}>
        <b>STATE POLLUTION CONTROL BOARD</b>
        <br />
        Regional Office, Kesar Road. Consent under section 26 of the Water Act, 1974. {page} / 14
      </p>
      <p>A) As per your application, you have provided an Effluent Treatment Plant of 120 CMD.</p>
      <p className={styles.clause}>
        B) The Applicant shall get the samples of treated effluent collected and analysed, once in a month,
        from a laboratory recognised under the Environment (Protection) Act, 1986.
      </p>
      <p className={styles.clause}>
        C) The treated effluent shall be disposed into the CETP through a closed pipeline.
      </p>
      <p className={styles.clause}>
        2. The Applicant shall install an online monitor at the outlet and get it calibrated.
      </p>
      {children}
    </div>
  );
}

/** What is marked on the invented page. */
export const SAMPLE_MARKS: readonly DocumentMark[] = [
  {
    id: 'c16',
    number: 16,
    label: 'Condition 16, page 6, accepted',
    state: 'accepted',
    boxes: [{ x: 0.14, y: 0.118, width: 0.7, height: 0.023 }],
  },
  {
    id: 'c17',
    number: 17,
    label: 'Condition 17, page 6, to check',
    boxes: [
      { x: 0.14, y: 0.157, width: 0.76, height: 0.023 },
      { x: 0.14, y: 0.18, width: 0.62, height: 0.023 },
    ],
  },
  {
    id: 'c18',
    number: 18,
    label: 'Condition 18, page 6, not an obligation',
    isFaint: true,
    boxes: [{ x: 0.14, y: 0.219, width: 0.66, height: 0.023 }],
  },
  {
    id: 'c19',
    number: 19,
    label: 'Condition 19, page 6, to check',
    state: 'question',
    boxes: [{ x: 0.14, y: 0.258, width: 0.68, height: 0.023 }],
  },
];
