import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import type { EnquirySummary } from '@anupalan/api-client/types';
import type { EnquirySide } from '@anupalan/enums/enquiries';
import { Card, CardHead, DataList, DataRow, EmptyState, FoldingCard, LinkButton } from '@anupalan/ui';
import { toEnquiriesPath, toEnquiryPath, toMarketplacePath } from '../../shared/enquiries/enquiry-paths.ts';
import { EnquiryStatusTag } from '../../shared/enquiries/enquiry-status-tag.tsx';
import { formatDueDate } from '../../shared/tasks/task-dates.ts';
import { enquiriesWords } from './later.words.ts';

/** Props of {@link EnquiriesCard}. */
export type EnquiriesCardProps = { figures: Dashboard; side: EnquirySide };

function toDay({ quote, dueDate, status }: EnquirySummary): { words: string; date: string } | null {
  if (status === 'ordered' && quote !== null) return { words: enquiriesWords.reportBy, date: quote.reportBy };
  return dueDate === null ? null : { words: enquiriesWords.neededBy, date: dueDate };
}

function Empty({ side }: { side: EnquirySide }) {
  return side === 'lab' ? (
    <EmptyState title={enquiriesWords.labEmptyTitle} text={enquiriesWords.labEmptyText} />
  ) : (
    <EmptyState
      title={enquiriesWords.companyEmptyTitle}
      text={enquiriesWords.companyEmptyText}
      action={<LinkButton href={toMarketplacePath()}>{enquiriesWords.findLaboratory}</LinkButton>}
    />
  );
}

/** Enquiries whose next step is the own organisation's. */
export function EnquiriesCard({ figures, side }: EnquiriesCardProps) {
  const { next } = figures.enquiries;
  const { today } = figures;
  const content = (
    <>
      <CardHead
        title={side === 'lab' ? enquiriesWords.labTitle : enquiriesWords.companyTitle}
        id="enquiries"
        note={side === 'company' && next.length > 0 ? enquiriesWords.waiting(next.length) : undefined}
        more={{ href: toEnquiriesPath(side), text: enquiriesWords.all }}
      />
      {next.length === 0 ? (
        <Empty side={side} />
      ) : (
        <DataList>
          {next.map((enquiry) => {
            const day = toDay(enquiry);
            return (
              <DataRow
                key={enquiry.id}
                title={enquiry.subject}
                href={toEnquiryPath(side, enquiry.id)}
                meta={side === 'lab' ? enquiry.company.name : enquiry.lab.name}
                when={day === null ? undefined : `${day.words} ${formatDueDate(day.date, today)}`}
                isLate={day !== null && day.date < today}
                end={<EnquiryStatusTag status={enquiry.status} side={side} />}
              />
            );
          })}
        </DataList>
      )}
    </>
  );
  // The day of a laboratory begins with them; a company's with what is due.
  if (side === 'lab') return <Card aria-labelledby="enquiries">{content}</Card>;
  return (
    <FoldingCard aria-labelledby="enquiries" foldName={enquiriesWords.fold}>
      {content}
    </FoldingCard>
  );
}

/** The enquiries of a laboratory, which its day begins with. */
export function LabEnquiries({ figures }: Pick<EnquiriesCardProps, 'figures'>) {
  return <EnquiriesCard figures={figures} side="lab" />;
}
