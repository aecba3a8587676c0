import type { Limit } from '@anupalan/api-client/types';
import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Cell, GroupRow, HeadCell, Row, RowHeadCell, Table } from '@anupalan/ui';
import type { ReactNode } from 'react';

type ShownLimit = Pick<Limit, 'medium' | 'parameter' | 'limit' | 'unit'>;

/** Props of {@link LimitsTable}. */
export type LimitsTableProps<Shown extends ShownLimit> = {
  limits: readonly Shown[];
  /** Tells a limit from the others of its medium; `index` is its place among them. */
  toKey: (limit: Shown, index: number) => string;
  /** The way to where it is printed. */
  toSource: (limit: Shown) => ReactNode;
};

/** The standards that an order sets, as printed, by medium. */
export function LimitsTable<Shown extends ShownLimit>(props: LimitsTableProps<Shown>) {
  const { limits, toKey, toSource } = props;
  return (
    <Table caption="Limits of the order" density="compact">
      <thead>
        <tr>
          <HeadCell>Parameter</HeadCell>
          <HeadCell>Limit</HeadCell>
          <HeadCell>Unit</HeadCell>
          <HeadCell>Source</HeadCell>
        </tr>
      </thead>
      {LIMIT_MEDIA.map((medium) => {
        const own = limits.filter((limit) => limit.medium === medium);
        if (own.length === 0) return null;
        return (
          <tbody key={medium}>
            <GroupRow label={LIMIT_MEDIUM_LABELS[medium]} count={own.length} colSpan={4} />
            {own.map((limit, index) => (
              <Row key={toKey(limit, index)}>
                <RowHeadCell>{limit.parameter}</RowHeadCell>
                <Cell className="num">{limit.limit}</Cell>
                <Cell>{limit.unit ?? ''}</Cell>
                <Cell>{toSource(limit)}</Cell>
              </Row>
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}
