import { isApiError } from '@anupalan/api-client/api-error';
import { useUnconfirmStatutoryObligationMutation } from '@anupalan/api-client/endpoints/statutory';
import type { StatutoryObligation } from '@anupalan/api-client/types';
import { STATUTORY_PERIOD_LABELS, STATUTORY_STANDING_LABELS } from '@anupalan/enums/statutory';
import {
  Button,
  EmptyState,
  Inline,
  KeyValueList,
  LinkButton,
  PreviewBox,
  Section,
  Stack,
  toCalendarDate,
} from '@anupalan/ui';
import { Drawer, toast } from '@anupalan/ui/interactive';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { useTimeZone } from '../../../shared/tasks/use-today.ts';
import { toNextWords } from './catalogue-table.tsx';
import { ConfirmEntryDialog } from './confirm-entry-dialog.tsx';
import { CoveredBySection, findOrderTask } from './covered-by.tsx';
import { EntrySources } from './entry-sources.tsx';
import { EntryStateTag, VerificationTag } from './entry-tags.tsx';
import { canBecomeTask, toPlaces } from './entry-words.ts';
import { entryWords } from './words.ts';

/** Props of {@link EntryDrawer}. `entry` undefined: there is none of this address. */
export type EntryDrawerProps = {
  entry: StatutoryObligation | undefined;
  canManage: boolean;
  onMakeTask: (entry: StatutoryObligation) => void;
  onClose: () => void;
};

function Reasons({ entry }: { entry: StatutoryObligation }) {
  return (
    <Section title={entry.applies ? entryWords.reasons.applies : entryWords.reasons.appliesNot}>
      <ul>
        {entry.reasons.map(({ holds, isUnknown, text }) => (
          <li key={text}>
            {holds ? entryWords.reasons.yes : isUnknown ? entryWords.reasons.unknown : entryWords.reasons.no}:{' '}
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Dates({ entry }: { entry: StatutoryObligation }) {
  return (
    <Section title={entryWords.dates.title}>
      <PreviewBox
        title={entry.due}
        label={entryWords.dates.title}
        values={entry.nextDates.map((date) =>
          [
            toNextWords({ nextDates: [date] }),
            date.extendedFrom && entryWords.dates.extendedFrom(formatLongDate(date.extendedFrom)),
          ]
            .filter(Boolean)
            .join(', '),
        )}
        emptyText={entry.isRolling ? entryWords.dates.rolling : entryWords.dates.none}
      />
      {entry.extensions.map(({ note, periodEnd }) => (
        <p key={periodEnd} className="muted">
          {note}.
        </p>
      ))}
    </Section>
  );
}

function toFacts(entry: StatutoryObligation, timeZone: string) {
  const validity = [
    entry.validFrom === null ? '' : entryWords.facts.since(formatLongDate(entry.validFrom)),
    entry.validTo === null ? '' : entryWords.facts.until(formatLongDate(entry.validTo)),
  ].filter((part) => part !== '');
  const confirmedOn =
    entry.confirmedAt === null ? '' : formatLongDate(toCalendarDate(new Date(entry.confirmedAt), timeZone));
  return [
    { key: entryWords.facts.act, value: entry.act },
    { key: entryWords.facts.rule, value: entry.rule },
    { key: entryWords.facts.form, value: entry.form },
    { key: entryWords.facts.to, value: entry.authority },
    { key: entryWords.facts.period, value: STATUTORY_PERIOD_LABELS[entry.period] },
    { key: entryWords.facts.where, value: toPlaces(entry) },
    {
      key: entryWords.facts.status,
      value: [STATUTORY_STANDING_LABELS[entry.standing], ...validity].join(', '),
    },
    ...(entry.confirmedBy === null
      ? []
      : [
          {
            key: entryWords.facts.confirmed,
            value: entryWords.facts.confirmedBy(entry.confirmedBy.name, confirmedOn),
          },
        ]),
  ];
}

function Actions({
  entry,
  onMakeTask,
  onConfirm,
}: Pick<EntryDrawerProps, 'onMakeTask'> & { entry: StatutoryObligation; onConfirm: () => void }) {
  const [unconfirm, { isLoading }] = useUnconfirmStatutoryObligationMutation();
  const links = useTaskLinks();
  const state = toStatutoryState(entry);
  const taskId = entry.taskId ?? findOrderTask(entry);
  const taskHref = taskId === null ? null : links.toTask(taskId);
  const onTakeBack = async () => {
    try {
      toast.success((await unconfirm(entry.id).unwrap()).message);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Inline>
      {entry.confirmedBy !== null && (
        <Button isLoading={isLoading} loadingLabel={entryWords.withdrawing} onClick={() => void onTakeBack()}>
          {entryWords.withdraw}
        </Button>
      )}
      {entry.needsConfirmation && entry.confirmedBy === null && entry.standing === 'in_force' && (
        <Button onClick={onConfirm}>{entryWords.confirm.button}</Button>
      )}
      {taskHref !== null && (
        <LinkButton variant="primary" href={taskHref}>
          {entryWords.openTask}
        </LinkButton>
      )}
      {canBecomeTask(state) && taskId === null && (
        <Button variant="primary" onClick={() => onMakeTask(entry)}>
          {entryWords.makeTask}
        </Button>
      )}
    </Inline>
  );
}

/** One entry of the catalogue with everything that is known of it, at an address of its own. */
export function EntryDrawer({ entry, canManage, onMakeTask, onClose }: EntryDrawerProps) {
  const timeZone = useTimeZone();
  const [isConfirming, setIsConfirming] = useState(false);
  if (entry === undefined) {
    return (
      <Drawer isOpen onClose={onClose} title={entryWords.title}>
        <EmptyState title={entryWords.missingTitle} text={entryWords.missingText} />
      </Drawer>
    );
  }
  return (
    <>
      <Drawer
        isOpen
        onClose={onClose}
        title={entry.title}
        footer={
          canManage ? (
            <Actions entry={entry} onMakeTask={onMakeTask} onConfirm={() => setIsConfirming(true)} />
          ) : undefined
        }
      >
        <Stack gap={5}>
          <Inline>
            <EntryStateTag entry={entry} />
            <VerificationTag entry={entry} />
          </Inline>
          <p>{entry.note}</p>
          <Reasons entry={entry} />
          <CoveredBySection entry={entry} />
          <Dates entry={entry} />
          <KeyValueList items={toFacts(entry, timeZone)} emptyText={entryWords.facts.none} />
          <Section title={entryWords.source.title}>
            <p className="muted">{entryWords.source.texts[entry.verification]}</p>
            <EntrySources entry={entry} />
          </Section>
        </Stack>
      </Drawer>
      {isConfirming && <ConfirmEntryDialog entry={entry} onClose={() => setIsConfirming(false)} />}
    </>
  );
}
