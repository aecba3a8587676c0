import type { ConsentDocument, Limit } from '@anupalan/api-client/types';
import { compareLimits } from '@anupalan/compliance/renewal/compare-limits';
import { LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Card, CardBody, CardHead, Cell, HeadCell, Row, RowHeadCell, StatusTag, Table } from '@anupalan/ui';
import { FilePen, FilePlus2, Minus } from 'lucide-react';
import { listFactChanges } from './renewal-changes.ts';
import { changeWords } from './words.ts';

/** Props of {@link LimitChanges} and {@link FactChanges}. */
export type DocumentPairProps = { older: ConsentDocument; newer: ConsentDocument };

const toValue = ({ limit, unit }: Limit): string => (unit === null ? limit : `${limit} ${unit}`);

type LimitRow = { key: string; of: Limit; from: string | null; to: string | null };

function ChangeTag({ from, to }: Pick<LimitRow, 'from' | 'to'>) {
  if (from === null) return <StatusTag tone="info" icon={FilePlus2} label={changeWords.added} />;
  if (to === null) return <StatusTag tone="neutral" icon={Minus} label={changeWords.gone} />;
  return <StatusTag tone="warn" icon={FilePen} label={changeWords.changed} />;
}

/** The limits that differ, each as printed. */
export function LimitChanges({ older, newer }: DocumentPairProps) {
  const { changed, added, gone, same } = compareLimits(older.limits, newer.limits);
  const rows: LimitRow[] = [
    ...changed.map((pair) => ({
      key: pair.newer.id,
      of: pair.newer,
      from: toValue(pair.older),
      to: toValue(pair.newer),
    })),
    ...added.map((limit) => ({ key: limit.id, of: limit, from: null, to: toValue(limit) })),
    ...gone.map((limit) => ({ key: limit.id, of: limit, from: toValue(limit), to: null })),
  ];
  return (
    <Card aria-labelledby="limits">
      <CardHead
        title={changeWords.limits}
        id="limits"
        level={3}
        note={changeWords.limitsNote(rows.length, same)}
      />
      {rows.length === 0 ? (
        <CardBody>
          <p className="muted">{changeWords.limitsSame}</p>
        </CardBody>
      ) : (
        <Table caption={changeWords.limitsLabel} density="compact">
          <thead>
            <tr>
              <HeadCell>{changeWords.parameter}</HeadCell>
              <HeadCell>{changeWords.before}</HeadCell>
              <HeadCell>{changeWords.now}</HeadCell>
              <HeadCell>{changeWords.change}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, of, from, to }) => (
              <Row key={key}>
                <RowHeadCell>{`${of.parameter}, ${LIMIT_MEDIUM_LABELS[of.medium].toLowerCase()}`}</RowHeadCell>
                <Cell className="num">{from ?? changeWords.notSet}</Cell>
                <Cell className="num">{to ?? changeWords.notSet}</Cell>
                <Cell>
                  <ChangeTag from={from} to={to} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** The facts that differ: number, validity, category and the rest. */
export function FactChanges({ older, newer }: DocumentPairProps) {
  const changes = listFactChanges(older, newer);
  return (
    <Card aria-labelledby="facts">
      <CardHead title={changeWords.facts} id="facts" level={3} note={changeWords.factsNote(changes.length)} />
      {changes.length === 0 ? (
        <CardBody>
          <p className="muted">{changeWords.factsSame}</p>
        </CardBody>
      ) : (
        <Table caption={changeWords.factsLabel} density="compact">
          <thead>
            <tr>
              <HeadCell>{changeWords.fact}</HeadCell>
              <HeadCell>{changeWords.older}</HeadCell>
              <HeadCell>{changeWords.newer}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, label, from, to }) => (
              <Row key={name}>
                <RowHeadCell>{label}</RowHeadCell>
                <Cell>{from ?? changeWords.notFound}</Cell>
                <Cell>{to ?? changeWords.notFound}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
