import type { ReactNode } from 'react';
import type { SubjectProps } from './cover-media.tsx';
import { Card, Lines, Sheet, Tick, Wire } from './cover-parts.tsx';
import styles from './site-blog.module.css';

/** A photograph and a report with a tick. */
export function Evidence({ variant }: SubjectProps): ReactNode {
  const peak = 166 + (variant % 3) * 20;
  return (
    <>
      <Sheet x={112} y={64} width={236} height={216} />
      <path className={styles.coverLine} d={`M130 82h200v130h-200z`} />
      <path className={styles.coverCard} d={`M130 212l${peak - 130}-72 44 40 30-24 56 56z`} />
      <Lines x={130} y={232} widths={[150, 110]} />
      <Sheet x={384} y={96} width={156} height={196} />
      <Lines x={404} y={124} widths={[96, 116, 80]} marked={1} />
      <Tick x={430} y={244} />
    </>
  );
}

/** A form with boxes. One of them is filled in. */
export function Returns({ variant }: SubjectProps): ReactNode {
  return (
    <>
      <Sheet x={148} y={40} width={344} height={330} />
      <path className={styles.coverCard} d="M148 40h344v40H148z" />
      {[104, 160, 216, 272].map((y, row) => (
        <g key={y}>
          <path className={styles.coverLine} d={`M176 ${y}h92v8h-92z`} />
          <rect
            className={row === variant % 4 ? styles.coverMark : styles.coverRuled}
            x="176"
            y={y + 16}
            width="288"
            height="24"
            rx="4"
          />
        </g>
      ))}
    </>
  );
}

/** One period on its axis: the used part, the remaining part, and the days before its end. */
export function Validity({ variant }: SubjectProps): ReactNode {
  const today = 250 + (variant % 4) * 30;
  return (
    <>
      <rect className={styles.coverSheet} x="72" y="142" width="496" height="48" rx="8" />
      <rect className={styles.coverCard} x="72" y="142" width={today - 72} height="48" rx="8" />
      <rect className={styles.coverMark} x="470" y="142" width="98" height="48" />
      <Wire d={`M${today} 112v108`} />
      <path
        className={styles.coverLine}
        d="M72 226h496v4H72zM72 240h60v8H72zm145 0h60v8h-60zm146 0h60v8h-60zm145 0h60v8h-60z"
      />
    </>
  );
}

/** The days of a plan, counted back from the last one. */
export function Renewal({ variant }: SubjectProps): ReactNode {
  return (
    <>
      {[0, 1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          className={
            step === 4 ? styles.coverCard : step === variant % 4 ? styles.coverMark : styles.coverSheet
          }
          x={84 + step * 98}
          y={236 - step * 36}
          width="80"
          height={72 + step * 36}
          rx="6"
        />
      ))}
      <Wire d="M508 72H160m18-14l-20 14 20 14" />
    </>
  );
}

/** A helmet on a marigold line. */
export function Safety({ variant }: SubjectProps): ReactNode {
  return (
    <>
      <path className={styles.coverSheet} d="M188 236a132 132 0 0 1 264 0z" />
      <path className={styles.coverMark} d="M292 108h56v128h-56z" />
      <rect className={styles.coverCard} x="156" y="236" width="328" height="30" rx="10" />
      <path
        className={styles.coverLine}
        d={`M156 290h${220 + (variant % 3) * 40}v8h-${220 + (variant % 3) * 40}zM156 310h180v8H156z`}
      />
    </>
  );
}

/** Two people, and a thing that passes from one to the other. */
export function People({ variant }: SubjectProps): ReactNode {
  return (
    <>
      {[176, 464].map((x) => (
        <g key={x}>
          <circle className={styles.coverSheet} cx={x} cy="124" r="44" />
          <path className={styles.coverSheet} d={`M${x - 84} 284a84 84 0 0 1 168 0z`} />
        </g>
      ))}
      <Card x={284} y={150 + (variant % 3) * 10} width={72} height={62} />
      <Wire d="M236 244c56 44 112 44 168 0m-14-8l14 8-4 16" />
    </>
  );
}

/** A tilted page, and the lens that reads it. */
export function Scan({ variant }: SubjectProps): ReactNode {
  return (
    <>
      <g transform={`rotate(${-7 + (variant % 3) * 2} 280 190)`}>
        <Sheet x={164} y={40} width={236} height={300} />
        <Lines x={192} y={76} widths={[170, 140, 176, 120, 160, 96, 172]} marked={3} />
      </g>
      <circle className={styles.coverRuled} cx="404" cy="196" r="64" />
      <Wire d="M452 244l60 60M404 132a64 64 0 1 0 .1 0z" />
    </>
  );
}
