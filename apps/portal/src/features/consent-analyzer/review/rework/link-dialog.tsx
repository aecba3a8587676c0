import { isApiError } from '@anupalan/api-client/api-error';
import { useUpdateObligationMutation } from '@anupalan/api-client/endpoints/obligations';
import { useListStatutoryObligationsQuery } from '@anupalan/api-client/endpoints/statutory';
import type { Obligation, StatutoryObligation } from '@anupalan/api-client/types';
import { PAGINATION } from '@anupalan/enums/limits';
import { Button, EmptyState, LoadError, Notice, SkeletonRows, Stack } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import { ComboBox, Dialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import type { Condition } from '../../../../shared/viewer/condition.ts';
import { toLinkedIds } from '../use-decisions.ts';
import { linkWords } from './words.ts';

/** Props of {@link LinkDialog}. */
export type LinkDialogProps = {
  condition: Condition;
  onClose: () => void;
  /** The linked condition, and what a person had linked it to before. */
  onLinked: (obligation: Obligation, before: string[] | null) => void;
};

/** Rows that apply, and the one that it is linked to in any case. */
function listOffered(entries: readonly StatutoryObligation[], linked: string | null) {
  return entries.filter(({ id, applies, standing }) => id === linked || (applies && standing === 'in_force'));
}

/** "Form 4, Hazardous Wastes Rules 2016, Rule 6(5). Every year on 30 Jun". */
function toLaw({ form, act, rule, due }: StatutoryObligation): string {
  return `${[form, act, rule].filter((part) => part !== null).join(', ')}. ${due}`;
}

/** What becomes of the tasks of both. */
function Outcome({ entry, condition }: { entry: StatutoryObligation; condition: Condition }) {
  if (hasTwoTasks(entry, condition))
    return (
      <Notice tone="warn" title={linkWords.bothTasks}>
        {linkWords.bothTasksText}
      </Notice>
    );
  const words = condition.taskId !== null ? linkWords.countsFor : linkWords.oneTask;
  return <ReviewText>{entry.taskId === null ? words : linkWords.takesOver}</ReviewText>;
}

function hasTwoTasks({ taskId }: StatutoryObligation, condition: Condition): boolean {
  return taskId !== null && condition.taskId !== null && taskId !== condition.taskId;
}

/** Says which duty of the law a condition is the same as, so that there is one task and not two (D47). */
export function LinkDialog({ condition, onClose, onLinked }: LinkDialogProps) {
  const { data, isError, isFetching, refetch } = useListStatutoryObligationsQuery({
    isPagination: PAGINATION.off,
  });
  const [update, { isLoading }] = useUpdateObligationMutation();
  const linked = condition.statutory?.rows[0]?.id ?? null;
  const [chosen, setChosen] = useState(linked);
  const [error, setError] = useState<string | null>(null);
  const offered = data === undefined ? [] : listOffered(data.rows, linked);
  const entry = offered.find(({ id }) => id === chosen);
  const onSave = async () => {
    if (entry === undefined) {
      setError(linkWords.required);
      return;
    }
    try {
      const { data: saved } = await update({
        id: condition.id,
        consentDocumentId: condition.consentDocumentId,
        changes: { statutoryIds: [entry.id] },
      }).unwrap();
      onLinked(saved, toLinkedIds(condition));
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={linkWords.title}
      description={`${condition.number}. ${condition.title}`}
      footer={
        <>
          <Button onClick={onClose}>{linkWords.cancel}</Button>
          <Button
            variant="primary"
            disabled={offered.length === 0 || (entry !== undefined && hasTwoTasks(entry, condition))}
            isLoading={isLoading}
            loadingLabel={linkWords.saving}
            onClick={() => void onSave()}
          >
            {linkWords.save}
          </Button>
        </>
      }
    >
      {data === undefined && isError && (
        <LoadError title={linkWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined && !isError && <SkeletonRows label={linkWords.loading} />}
      {data !== undefined && offered.length === 0 && (
        <EmptyState title={linkWords.noneTitle} text={linkWords.noneText} />
      )}
      {offered.length > 0 && (
        <Stack>
          <ComboBox
            label={linkWords.row}
            hint={linkWords.rowHint}
            emptyText={linkWords.noMatches}
            error={error}
            options={offered.map(({ id, title, due }) => ({ value: id, label: title, hint: due }))}
            value={chosen}
            onChange={(id) => {
              setChosen(id);
              setError(null);
            }}
          />
          {entry !== undefined && (
            <>
              <ReviewText>{toLaw(entry)}</ReviewText>
              <Outcome entry={entry} condition={condition} />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
