import type { OrderReading } from '@anupalan/compliance/reading/types';
import { EmptyState, TextButton } from '@anupalan/ui';
import { ReviewEmpty, ReviewRows } from '@anupalan/ui/document';
import { LimitsTable } from '../../../shared/orders/limits-table.tsx';

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
      <LimitsTable
        limits={limits}
        toKey={({ parameter }, index) => `${parameter}-${index}`}
        toSource={({ parameter, citation: { page } }) =>
          page !== null && (
            <TextButton aria-label={`Page ${page}: ${parameter}`} onClick={() => onShowPage(page)}>
              Page {page}
            </TextButton>
          )
        }
      />
    </ReviewRows>
  );
}
