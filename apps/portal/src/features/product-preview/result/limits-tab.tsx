import { toLimitWhy } from '@anupalan/compliance/reading/limits/why';
import type { OrderReading } from '@anupalan/compliance/reading/types';
import { EmptyState, TextButton } from '@anupalan/ui';
import { ReviewEmpty, ReviewRows } from '@anupalan/ui/document';
import { groupLimits, toValueWords } from '../../../shared/orders/findings/finding-groups.ts';
import { FindingTable } from '../../../shared/orders/findings/finding-table.tsx';

/** Props of {@link LimitsTab}. */
export type LimitsTabProps = { reading: OrderReading; onShowPage: (page: number) => void };

/** The standards that the order sets, as printed. */
export function LimitsTab({ reading, onShowPage }: LimitsTabProps) {
  const { limits } = reading;
  if (limits.length === 0)
    return (
      <ReviewRows>
        <ReviewEmpty>
          <EmptyState
            title="No limits were found"
            text="No limits were found on the pages that could be read."
          />
        </ReviewEmpty>
      </ReviewRows>
    );
  return (
    <ReviewRows>
      <FindingTable
        caption="Limits of the order"
        heads={['Parameter', 'Limit']}
        groups={groupLimits(limits).map((group) => ({
          label: group.label,
          rows: group.rows.map((row, index) => {
            const { parameter, citation } = row;
            const { page } = citation;
            return {
              key: `${parameter}-${index}`,
              name: parameter,
              note: row.averaging,
              value: toValueWords(row.limit, row.unit),
              source: page !== null && (
                <TextButton aria-label={`Page ${page}: ${parameter}`} onClick={() => onShowPage(page)}>
                  Page {page}
                </TextButton>
              ),
              why: toLimitWhy(row),
            };
          }),
        }))}
      />
    </ReviewRows>
  );
}
