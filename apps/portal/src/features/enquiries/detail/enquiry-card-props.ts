import type { Enquiry } from '@anupalan/api-client/types';
import type { EnquirySide } from '@anupalan/enums/enquiries';

/** What every card of an enquiry is given. */
export type EnquiryCardProps = { enquiry: Enquiry; side: EnquirySide; canAct: boolean };
