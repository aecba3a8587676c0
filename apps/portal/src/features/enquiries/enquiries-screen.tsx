import type { EnquirySide } from '@anupalan/enums/enquiries';
import { Card, EmptyState, LinkButton, Page } from '@anupalan/ui';
import { useParams } from 'react-router';
import { toMarketplacePath } from '../../shared/enquiries/enquiry-paths.ts';
import { useAccess, useAppRole } from '../../shared/session/use-session.ts';
import { NewEnquiryPage } from './create/new-enquiry-page.tsx';
import { EnquiryPage } from './detail/enquiry-page.tsx';
import { EnquiriesPage } from './list/enquiries-page.tsx';
import { words } from './words.ts';

/** The marketplace is open to everybody; enquiries belong to the tasks that they are for. */
function NoPermission() {
  return (
    <Page>
      <Card aria-label={words.title}>
        <EmptyState
          title={words.noPermissionTitle}
          text={words.noPermissionText}
          action={<LinkButton href={toMarketplacePath()}>{words.allLaboratories}</LinkButton>}
        />
      </Card>
    </Page>
  );
}

/** The enquiries of a party, one of them, or a new one. */
export function EnquiriesScreen() {
  const { enquiryId, labId } = useParams();
  const side: EnquirySide = useAppRole() === 'lab' ? 'lab' : 'company';
  const canSee = useAccess('Reporting Task');
  if (!canSee) return <NoPermission />;
  if (labId !== undefined) return <NewEnquiryPage key={labId} labId={labId} />;
  if (enquiryId !== undefined) return <EnquiryPage key={enquiryId} id={enquiryId} side={side} />;
  return <EnquiriesPage side={side} />;
}
