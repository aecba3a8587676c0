import { toLimitWhy } from '@anupalan/compliance/reading/limits/why';
import type { OrderReading } from '@anupalan/compliance/reading/types';
import { EmptyState, TextButton } from '@anupalan/ui';
import { ReviewEmpty, ReviewRows } from '@anupalan/ui/document';
import { groupLimits, toValueWords } from '../../../shared/orders/findings/finding-groups.ts';
import { FindingTable } from '../../../shared/orders/findings/finding-table.tsx';
import { limitWords } from './words.ts';

/** Props of {@link LimitsTab}. */
export type LimitsTabProps = { reading: OrderReading; onShowPage: (page: number) => void };

/** The standards that the order sets, as printed. */
export function LimitsTab({ reading, onShowPage }: LimitsTabProps) {
  const { limits } = reading;
  if (limits.length === 0)
    return (
      <ReviewRows>
        <ReviewEmpty>
          <EmptyState title={limitWords.emptyTitle} text={limitWords.emptyText} />
        </ReviewEmpty>
      </ReviewRows>
    );
  return (
    <ReviewRows>
      <FindingTable
        caption={limitWords.title}
        heads={[limitWords.parameter, limitWords.limit]}
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
                <TextButton aria-label={limitWords.pageOf(page, parameter)} onClick={() => onShowPage(page)}>
                  {limitWords.page(page)}
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
