import type { EnquirySide } from '@anupalan/enums/enquiries';
import { useParams } from 'react-router';
import { useAppRole } from '../../shared/session/use-session.ts';
import { NewEnquiryPage } from './create/new-enquiry-page.tsx';
import { EnquiryPage } from './detail/enquiry-page.tsx';
import { EnquiriesPage } from './list/enquiries-page.tsx';

/** The enquiries of a party, one of them, or a new one. */
export function EnquiriesScreen() {
  const { enquiryId, labId } = useParams();
  const side: EnquirySide = useAppRole() === 'lab' ? 'lab' : 'company';
  if (labId !== undefined) return <NewEnquiryPage key={labId} labId={labId} />;
  if (enquiryId !== undefined) return <EnquiryPage key={enquiryId} id={enquiryId} side={side} />;
  return <EnquiriesPage side={side} />;
}
