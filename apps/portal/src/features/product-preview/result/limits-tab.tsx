import type { OrderReading } from '@anupalan/compliance/reading/types';
import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Cell, EmptyState, GroupRow, HeadCell, Row, RowHeadCell, Table, TextButton } from '@anupalan/ui';
import { ReviewEmpty, ReviewRows } from '@anupalan/ui/document';

/** Props of {@link LimitsTab}. */
export type LimitsTabProps = { reading: OrderReading; onShowPage: (page: number) => void };

/** The standards that the order sets, as printed. */
export function LimitsTab({ reading, onShowPage }: LimitsTabProps) {
  const { limits } = reading;
  if (limits.length === 0)
    return (
      <ReviewRows>
        <ReviewEmpty>
          <EmptyState title="No limits were found" text="The pages that could be read set no standards." />
        </ReviewEmpty>
      </ReviewRows>
    );
  return (
    <ReviewRows>
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
              {own.map(({ parameter, limit, unit, citation }, index) => (
                <Row key={`${parameter}-${index}`}>
                  <RowHeadCell>{parameter}</RowHeadCell>
                  <Cell className="num">{limit}</Cell>
                  <Cell>{unit ?? ''}</Cell>
                  <Cell>
                    {citation.page !== null && (
                      <TextButton
                        aria-label={`Page ${citation.page}: ${parameter}`}
                        onClick={() => onShowPage(citation.page ?? 1)}
                      >
                        Page {citation.page}
                      </TextButton>
                    )}
                  </Cell>
                </Row>
              ))}
            </tbody>
          );
        })}
      </Table>
    </ReviewRows>
  );
}
