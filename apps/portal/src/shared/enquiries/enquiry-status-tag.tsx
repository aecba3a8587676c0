import type { EnquirySide, EnquiryStatus } from '@anupalan/enums/enquiries';
import { Status } from '@anupalan/ui';
import { toStatusKind, toStatusWord } from './enquiry-words.ts';

/** The state of an enquiry, as a party reads it. */
export function EnquiryStatusTag({ status, side }: { status: EnquiryStatus; side: EnquirySide }) {
  return <Status kind={toStatusKind(status, side)} label={toStatusWord(status, side)} />;
}
