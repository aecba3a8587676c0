import type { EnquiryEvent } from '@anupalan/api-client/types';
import type { EnquiryStatus } from '@anupalan/enums/enquiries';
import { ActivityFeed, Card, CardBody, CardHead, type IconType } from '@anupalan/ui';
import { Ban, CircleCheck, FileUp, HandCoins, RotateCcw, Send, ShoppingCart } from 'lucide-react';
import { Ago } from '../../../shared/notifications/ago.tsx';
import type { EnquiryCardProps } from './enquiry-card-props.ts';
import { pageWords } from './words.ts';

const STEPS: Readonly<Record<EnquiryStatus, { icon: IconType; words: string }>> = {
  sent: { icon: Send, words: pageWords.history.sent },
  quoted: { icon: HandCoins, words: pageWords.history.quoted },
  ordered: { icon: ShoppingCart, words: pageWords.history.ordered },
  reported: { icon: FileUp, words: pageWords.history.reported },
  completed: { icon: CircleCheck, words: pageWords.history.completed },
  declined: { icon: Ban, words: pageWords.history.declined },
  withdrawn: { icon: Ban, words: pageWords.history.withdrawn },
};
/** A report that was rejected leads back to the order, with the reason. */
const REJECTED = { icon: RotateCcw, words: pageWords.history.rejected };

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
      <CardHead title={pageWords.history.title} id="history" />
      <CardBody>
        <ActivityFeed items={items} />
      </CardBody>
    </Card>
  );
}
