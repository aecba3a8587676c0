import { Button, Inline, Notice } from '@anupalan/ui';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { toInstantText } from '../time-zone.ts';
import { isTyped, restoreDraft, toDraftValues } from './draft-values.ts';
import { useDraft } from './use-draft.ts';

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
      title="You have an unsent draft."
      action={
        <Inline>
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            Discard
          </Button>
        </Inline>
      }
    >
      Last changed {toInstantText(new Date(offered.savedAt).toISOString())}.
    </Notice>
  );
}
