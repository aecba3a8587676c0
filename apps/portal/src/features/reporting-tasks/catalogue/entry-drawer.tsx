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
import { canBecomeTask, toPlaces, VERIFICATION_TEXTS } from './entry-words.ts';

/** Props of {@link EntryDrawer}. `entry` undefined: there is none of this address. */
export type EntryDrawerProps = {
  entry: StatutoryObligation | undefined;
  canManage: boolean;
  onMakeTask: (entry: StatutoryObligation) => void;
  onClose: () => void;
};

function Reasons({ entry }: { entry: StatutoryObligation }) {
  return (
    <Section title={entry.applies ? 'Why it applies to you' : 'Why it does not apply to you'}>
      <ul>
        {entry.reasons.map(({ holds, isUnknown, text }) => (
          <li key={text}>
            {holds ? 'Yes' : isUnknown ? 'Not known' : 'No'}: {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Dates({ entry }: { entry: StatutoryObligation }) {
  return (
    <Section title="Next due dates">
      <PreviewBox
        title={entry.due}
        label="Next due dates"
        values={entry.nextDates.map((date) =>
          [
            toNextWords({ nextDates: [date] }),
            date.extendedFrom && `extended from ${formatLongDate(date.extendedFrom)}`,
          ]
            .filter(Boolean)
            .join(', '),
        )}
        emptyText={
          entry.isRolling ? 'Counts from the last time it was done' : 'No fixed date, so no task is made'
        }
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
    entry.validFrom === null ? '' : `since ${formatLongDate(entry.validFrom)}`,
    entry.validTo === null ? '' : `until ${formatLongDate(entry.validTo)}`,
  ].filter((part) => part !== '');
  const confirmedOn =
    entry.confirmedAt === null ? '' : formatLongDate(toCalendarDate(new Date(entry.confirmedAt), timeZone));
  return [
    { key: 'Act', value: entry.act },
    { key: 'Rule', value: entry.rule },
    { key: 'Form', value: entry.form },
    { key: 'To', value: entry.authority },
    { key: 'Period', value: STATUTORY_PERIOD_LABELS[entry.period] },
    { key: 'Where', value: toPlaces(entry) },
    { key: 'Status', value: [STATUTORY_STANDING_LABELS[entry.standing], ...validity].join(', ') },
    ...(entry.confirmedBy === null
      ? []
      : [{ key: 'Confirmed', value: `by ${entry.confirmedBy.name}, ${confirmedOn}` }]),
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
        <Button isLoading={isLoading} loadingLabel="Withdrawing" onClick={() => void onTakeBack()}>
          Withdraw confirmation
        </Button>
      )}
      {entry.needsConfirmation && entry.confirmedBy === null && entry.standing === 'in_force' && (
        <Button onClick={onConfirm}>Confirm</Button>
      )}
      {taskHref !== null && (
        <LinkButton variant="primary" href={taskHref}>
          Open the task
        </LinkButton>
      )}
      {canBecomeTask(state) && taskId === null && (
        <Button variant="primary" onClick={() => onMakeTask(entry)}>
          Make a task
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
      <Drawer isOpen onClose={onClose} title="Obligation">
        <EmptyState
          title="This row was not found"
          text="The link may be old. Close this and search the catalogue."
        />
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
          <KeyValueList items={toFacts(entry, timeZone)} emptyText="Not found" />
          <Section title="Source">
            <p className="muted">{VERIFICATION_TEXTS[entry.verification]}</p>
            <EntrySources entry={entry} />
          </Section>
        </Stack>
      </Drawer>
      {isConfirming && <ConfirmEntryDialog entry={entry} onClose={() => setIsConfirming(false)} />}
    </>
  );
}
