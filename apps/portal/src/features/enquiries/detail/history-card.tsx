import type { EnquiryEvent } from '@anupalan/api-client/types';
import type { EnquiryStatus } from '@anupalan/enums/enquiries';
import { ActivityFeed, Card, CardBody, CardHead, type IconType } from '@anupalan/ui';
import { Ban, CircleCheck, FileUp, HandCoins, RotateCcw, Send, ShoppingCart } from 'lucide-react';
import { Ago } from '../../../shared/notifications/ago.tsx';
import type { EnquiryCardProps } from './enquiry-card-props.ts';

const STEPS: Readonly<Record<EnquiryStatus, { icon: IconType; words: string }>> = {
  sent: { icon: Send, words: 'Enquiry sent' },
  quoted: { icon: HandCoins, words: 'Quote sent' },
  ordered: { icon: ShoppingCart, words: 'Quote accepted' },
  reported: { icon: FileUp, words: 'Report handed in' },
  completed: { icon: CircleCheck, words: 'Report approved' },
  declined: { icon: Ban, words: 'Declined' },
  withdrawn: { icon: Ban, words: 'Withdrawn' },
};
/** A report that was rejected leads back to the order, with the reason. */
const REJECTED = { icon: RotateCcw, words: 'Report rejected' };

function toStep({ to, text }: EnquiryEvent) {
  if (to === null) return null;
  return to === 'ordered' && text !== null ? REJECTED : STEPS[to];
}

/** Every step, newest first. */
export function HistoryCard({ enquiry }: EnquiryCardProps) {
  const items = enquiry.events.toReversed().flatMap((event) => {
    const step = toStep(event);
    if (step === null) return [];
    return [
      {
        id: event.id,
        icon: step.icon,
        text: event.text === null ? step.words : `${step.words}: ${event.text}`,
        note: (
          <>
            {event.by}, <Ago instant={event.at} />
          </>
        ),
      },
    ];
  });
  return (
    <Card aria-labelledby="history">
      <CardHead title="History" id="history" />
      <CardBody>
        <ActivityFeed items={items} />
      </CardBody>
    </Card>
  );
}
