import { useListEnquiriesQuery } from '@anupalan/api-client/endpoints/enquiries';
import { DataList, DataRow, Frame, Section, Stack } from '@anupalan/ui';
import { useAccess, useAppRole } from '../session/use-session.ts';
import { AskLabLink } from './ask-lab-link.tsx';
import { toEnquiryPath } from './enquiry-paths.ts';
import { EnquiryStatusTag } from './enquiry-status-tag.tsx';
import { words } from './words.ts';

/** Enquiries about a task that are shown; the others are in the list. */
const SHOWN = 3;

/** Props of {@link AskLab}. `scheduledTaskId`: the due date that the report is to be evidence of. */
export type AskLabProps = { taskId: string; scheduledTaskId?: string };

/** Enquiries to laboratories about a task, and the way to a new one. Nothing for a laboratory. */
export function AskLab({ taskId, scheduledTaskId }: AskLabProps) {
  const isCompany = useAppRole() === 'company';
  const canAsk = useAccess('Reporting Task', 'manage');
  const canSee = useAccess('Reporting Task');
  const { data } = useListEnquiriesQuery({ taskId, pageSize: SHOWN }, { skip: !isCompany || !canSee });
  const rows = data?.rows ?? [];
  if (!isCompany || (!canAsk && rows.length === 0)) return null;
  return (
    <Section title={words.ask.title}>
      <Stack gap={3}>
        {rows.length > 0 && (
          <Frame>
            <DataList>
              {rows.map((row) => (
                <DataRow
                  key={row.id}
                  title={row.subject}
                  meta={row.lab.name}
                  href={toEnquiryPath('company', row.id)}
                  end={<EnquiryStatusTag status={row.status} side="company" />}
                />
              ))}
            </DataList>
          </Frame>
        )}
        {canAsk && (
          <div>
            <AskLabLink target={scheduledTaskId === undefined ? { taskId } : { scheduledTaskId }} />
          </div>
        )}
      </Stack>
    </Section>
  );
}
