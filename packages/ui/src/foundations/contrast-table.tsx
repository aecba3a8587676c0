import { useLayoutEffect, useRef, useState } from 'react';
import { Cell, HeadCell, RowHeadCell } from '../table/cells.tsx';
import { Row, Table } from '../table/table.tsx';
import { contrastPairs } from '../tokens/tokens.generated.ts';
import { measureContrast } from './measure.ts';
import { toVars } from './section.tsx';
import styles from './tokens-page.module.css';

type Pair = (typeof contrastPairs)[number];
const keyOf = ([front, ground]: Pair) => `${front} on ${ground}`;

function Verdict({ ratio, least }: { ratio: number | undefined; least: number }) {
  if (ratio === undefined) return 'Not measured';
  return Number(ratio.toFixed(2)) >= least ? 'Pass' : 'Fail';
}

/** Every promised pair with the contrast that is measured on the page, in one theme. */
export function ContrastTable({ theme }: { theme: 'light' | 'dark' }) {
  const box = useRef<HTMLDivElement>(null);
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({});
  useLayoutEffect(() => {
    const samples = [...(box.current?.querySelectorAll('[data-pair]') ?? [])];
    const found = samples.flatMap((sample) => {
      const ratio = measureContrast(sample);
      return ratio === null ? [] : [[sample.getAttribute('data-pair') ?? '', ratio]];
    });
    setRatios(Object.fromEntries(found));
  }, []);
  return (
    <div ref={box} className={styles.theme} data-theme={theme}>
      <h3 className={styles.name}>{theme}</h3>
      <Table caption={`Contrast of all pairs, ${theme}`} density="compact">
        <thead>
          <tr>
            <HeadCell>Pair</HeadCell>
            <HeadCell align="end">Now</HeadCell>
            <HeadCell align="end">Least</HeadCell>
            <HeadCell>Verdict</HeadCell>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map((pair) => {
            const [front, ground, least] = pair;
            const ratio = ratios[keyOf(pair)];
            return (
              <Row key={keyOf(pair)}>
                <RowHeadCell>
                  <span
                    className={styles.sample}
                    data-pair={keyOf(pair)}
                    style={toVars({ '--front': `var(--${front})`, '--ground': `var(--${ground})` })}
                    aria-hidden="true"
                  >
                    {least < 4.5 ? <span className={styles.mark} /> : 'Aa'}
                  </span>{' '}
                  {keyOf(pair)}
                </RowHeadCell>
                <Cell align="end">{ratio?.toFixed(1)}</Cell>
                <Cell align="end">{least}</Cell>
                <Cell>
                  <Verdict ratio={ratio} least={least} />
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
