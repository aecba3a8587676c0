import { Button, Inline, Notice } from '@anupalan/ui';
import { useFormikContext } from 'formik';
import { toInstantText } from '../time-zone.ts';
import { useDraft } from './use-draft.ts';

/** Keeps a form's draft and offers the one that was left behind. */
export function FormDraft({ form }: { form: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const { offered, onDecided, discard } = useDraft(form, values, dirty);
  if (offered === null || dirty) return null;
  const onRestore = () => {
    // Only fields that the form still has come back.
    const known = Object.entries(offered.values).filter(([name]) => name in initialValues);
    onDecided();
    void setValues({ ...initialValues, ...Object.fromEntries(known) });
  };
  return (
    <Notice
      role="status"
      title="You have typed something here before."
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
      It was not sent. Last changed {toInstantText(new Date(offered.savedAt).toISOString())}.
    </Notice>
  );
}
