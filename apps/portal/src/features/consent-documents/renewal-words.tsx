import type { ConsentDocument } from '@anupalan/api-client/types';
import { toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { describeRenewal } from '@anupalan/compliance/renewal/describe';
import { Tag } from '@anupalan/ui';
import { Clock } from 'lucide-react';

/** What the renewal of an order in a list is about. */
export type RenewalFacts = Pick<
  ConsentDocument,
  'applyBy' | 'renewalAppliedOn' | 'supersededById' | 'status'
>;

/** "Apply by 2 Jul 2027", "Applied on 28 Aug 2026"; null of an order that counts no more, or has no last day to apply. */
export function toRenewalWords(document: RenewalFacts, today: string): string | null {
  if (document.status !== 'ready' || document.supersededById !== null) return null;
  return describeRenewal(document, today);
}

/** Whether those words have a colour: the last day to apply is near, or has passed. */
export function isRenewalTag(document: RenewalFacts, today: string): boolean {
  const state = toRenewalState(document, today);
  return (state === 'near' || state === 'missed') && toRenewalWords(document, today) !== null;
}

/** The same with its colour: amber from 60 days before the last day to apply, red once it has passed (D45). */
export function RenewalWords({ document, today }: { document: RenewalFacts; today: string }) {
  const words = toRenewalWords(document, today);
  if (!isRenewalTag(document, today)) return words;
  return (
    <Tag tone={toRenewalState(document, today) === 'missed' ? 'danger' : 'warn'} icon={Clock}>
      {words}
    </Tag>
  );
}
