import type { SupportRequest } from '@anupalan/api-client/types';
import { SUPPORT_TYPE_LABELS } from '@anupalan/enums/support';
import { Cell, DataList, DataRow, HeadCell, Row, RowHeadCell, Table, TwoLines } from '@anupalan/ui';
import { Ago } from '../../shared/notifications/ago.tsx';
import { useMediaQuery } from '../../shared/use-media-query.ts';
import { SupportStatusTag } from './support-status-tag.tsx';

/** Props of {@link SupportRows}. */
export type SupportRowsProps = {
  rows: readonly SupportRequest[];
  toHref: (id: string) => string;
  onOpen: (id: string) => void;
};

/** Requests as a table, and as stacked links on a phone. */
export function SupportRows({ rows, toHref, onOpen }: SupportRowsProps) {
  const isPhone = useMediaQuery('(max-width: 900px)');
  if (isPhone) {
    return (
      <DataList>
        {rows.map((row) => (
          <DataRow
            key={row.id}
            href={toHref(row.id)}
            title={row.subject}
            meta={SUPPORT_TYPE_LABELS[row.type]}
            when={<Ago instant={row.updatedAt} />}
            end={<SupportStatusTag status={row.status} />}
          />
        ))}
      </DataList>
    );
  }
  return (
    <Table caption="Requests to support">
      <thead>
        <tr>
          <HeadCell>Subject</HeadCell>
          <HeadCell>Type</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Last change</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} onOpen={() => onOpen(row.id)}>
            <RowHeadCell>
              <TwoLines main={row.subject} sub={`By ${row.name}`} href={toHref(row.id)} />
            </RowHeadCell>
            <Cell>{SUPPORT_TYPE_LABELS[row.type]}</Cell>
            <Cell>
              <SupportStatusTag status={row.status} />
            </Cell>
            <Cell>
              <Ago instant={row.updatedAt} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
