import { isApiError } from '@anupalan/api-client/api-error';
import { useMergeObligationsMutation } from '@anupalan/api-client/endpoints/obligations';
import type { Obligation } from '@anupalan/api-client/types';
import { Button, Checkbox, Fieldset, Notice, Stack, TextButton } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import { Dialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import type { Condition } from '../../../../shared/viewer/condition.ts';
import { findMergePartner, listMergeable, planMerge } from './merge.ts';
import { mergeWords } from './words.ts';

/** Props of {@link MergeDialog}. */
export type MergeDialogProps = {
  documentId: string;
  /** The open one: part of the merge. */
  condition: Condition;
  conditions: readonly Condition[];
  onClose: () => void;
  onMerged: (obligation: Obligation, count: number) => void;
};

/** Makes one obligation of several that belong together, and shows first what it will say (D47). */
export function MergeDialog({ documentId, condition, conditions, onClose, onMerged }: MergeDialogProps) {
  const [merge, { isLoading }] = useMergeObligationsMutation();
  const [error, setError] = useState<string | null>(null);
  const [isAll, setIsAll] = useState(false);
  const [others, setOthers] = useState<ReadonlySet<string>>(() => {
    const partner = findMergePartner(conditions, condition.id);
    return new Set(partner === null ? [] : [partner]);
  });
  const ids = new Set([condition.id, ...others]);
  const plan = planMerge(conditions, ids);
  const offered = listMergeable(conditions, condition.id, isAll);
  const onToggle = (id: string, isOn: boolean) => {
    setError(null);
    setOthers((all) => (isOn ? new Set([...all, id]) : new Set([...all].filter((one) => one !== id))));
  };
  const onMerge = async () => {
    if (typeof plan === 'string') {
      setError(plan);
      return;
    }
    try {
      const chosen = conditions.filter(({ id }) => ids.has(id)).map(({ id }) => id);
      const { data } = await merge({ consentDocumentId: documentId, ids: chosen }).unwrap();
      onMerged(data, chosen.length);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={mergeWords.title}
      description={`${condition.number}. ${condition.title}`}
      footer={
        <>
          <Button onClick={onClose}>{mergeWords.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isLoading}
            loadingLabel={mergeWords.merging}
            onClick={() => void onMerge()}
          >
            {mergeWords.merge(ids.size)}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <Fieldset legend={mergeWords.legend}>
          {offered.map(({ id, number, title }) => (
            <Checkbox
              key={id}
              label={`${number}. ${title}`}
              checked={others.has(id)}
              onChange={(event) => onToggle(id, event.currentTarget.checked)}
            />
          ))}
        </Fieldset>
        {!isAll && offered.length + 1 < conditions.length && (
          <div>
            <TextButton onClick={() => setIsAll(true)}>
              {mergeWords.showAll(conditions.length - 1)}
            </TextButton>
          </div>
        )}
        {typeof plan !== 'string' && (
          <section aria-label={mergeWords.merged}>
            <ReviewText>{mergeWords.mergedText(plan.kept.title)}</ReviewText>
            {plan.texts.map((text, index) => (
              <ReviewText key={`${index}-${text}`} kind="sentence">
                {text}
              </ReviewText>
            ))}
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
