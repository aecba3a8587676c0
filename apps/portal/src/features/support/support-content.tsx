import type { SupportRequest } from '@anupalan/api-client/types';
import { SUPPORT_MESSAGES, SUPPORT_STATUS_LABELS, SUPPORT_TYPE_LABELS } from '@anupalan/enums/support';
import { ActivityFeed, Conversation, KeyValueList, Notice, Section, Stack } from '@anupalan/ui';
import { CircleCheck, CircleDot, type LucideIcon, RotateCcw, Send } from 'lucide-react';
import { Ago } from '../../shared/notifications/ago.tsx';
import { SupportReply } from './support-reply.tsx';
import { SupportStatusTag } from './support-status-tag.tsx';
import { requestWords } from './words.ts';

type Step = SupportRequest['history'][number];

function toWords({ from, to }: Step): { text: string; icon: LucideIcon } {
  if (from === null) return { text: requestWords.steps.sent, icon: Send };
  if (to === 'OPEN') return { text: requestWords.steps.reopened, icon: RotateCcw };
  return { text: SUPPORT_STATUS_LABELS[to], icon: to === 'RESOLVED' ? CircleCheck : CircleDot };
}

/** Props of {@link SupportContent}. */
export type SupportContentProps = {
  request: SupportRequest;
  /** Whether this user may write. */
  canWrite: boolean;
};

/** What was asked, what was answered, and every step since. */
export function SupportContent({ request, canWrite }: SupportContentProps) {
  return (
    <Stack gap={5}>
      <KeyValueList
        items={[
          { key: requestWords.status, value: <SupportStatusTag status={request.status} /> },
          { key: requestWords.type, value: SUPPORT_TYPE_LABELS[request.type] },
          { key: requestWords.from, value: request.name },
          { key: requestWords.sentAt, value: <Ago instant={request.createdAt} /> },
        ]}
      />
      <Section title={requestWords.conversation}>
        <Conversation
          messages={[
            {
              id: request.id,
              by: request.name,
              at: <Ago instant={request.createdAt} />,
              text: request.message,
            },
            ...request.messages.map(({ at, by, text }, index) => ({
              id: `${index} ${at}`,
              by,
              at: <Ago instant={at} />,
              text,
            })),
          ]}
        />
      </Section>
      {canWrite &&
        (request.status === 'RESOLVED' ? (
          <Notice tone="info">{SUPPORT_MESSAGES.resolved}</Notice>
        ) : (
          <SupportReply key={request.id} id={request.id} />
        ))}
      <Section title={requestWords.history}>
        <ActivityFeed
          items={request.history.toReversed().map((step, index) => ({
            id: `${index} ${step.at}`,
            ...toWords(step),
            note: (
              <>
                {step.by}, <Ago instant={step.at} />
              </>
            ),
          }))}
        />
      </Section>
    </Stack>
  );
}
