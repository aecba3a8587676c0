import { Button, Inline, Notice } from '@anupalan/ui';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { toInstantText } from '../time-zone.ts';
import { isTyped, restoreDraft, toDraftValues } from './draft-values.ts';
import { useDraft } from './use-draft.ts';
import { words } from './words.ts';

/** Keeps a form's draft and offers the one that was left behind. Files are not kept: they are chosen again. */
export function FormDraft({ form }: { form: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const kept = useMemo(() => toDraftValues(values), [values]);
  const hasTyped = dirty && isTyped(values, initialValues);
  const { offered, onDecided, discard } = useDraft(form, kept, hasTyped);
  if (offered === null || hasTyped) return null;
  const onRestore = () => {
    onDecided();
    void setValues(restoreDraft(values, offered.values));
  };
  return (
    <Notice
      role="status"
      title={words.draft.title}
      action={
        <Inline>
          <Button size="sm" onClick={onRestore}>
            {words.draft.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {words.draft.discard}
          </Button>
        </Inline>
      }
    >
      {words.draft.lastChanged(toInstantText(new Date(offered.savedAt).toISOString()))}
    </Notice>
  );
}
