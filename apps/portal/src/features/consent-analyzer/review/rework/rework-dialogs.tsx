import type { ConsentDocument } from '@anupalan/api-client/types';
import { lazily } from '../../../../shared/lazily.tsx';
import type { Condition } from '../../../../shared/viewer/condition.ts';
import type { AddObligationDialogProps } from './add-obligation-dialog.tsx';
import type { Rework } from './use-rework.ts';

const loadParts = () => import('./parts.ts');
// What reads is as large as all dialogs together: it is a piece of its own, which comes at the same time.
const loadReader = () => import('@anupalan/compliance/reading/duties/read-passage');
const AddObligation = lazily(async () => {
  const [{ AddObligationDialog }, { readPassage }] = await Promise.all([loadParts(), loadReader()]);
  return (props: Omit<AddObligationDialogProps, 'read'>) => (
    <AddObligationDialog {...props} read={readPassage} />
  );
});
const AddLimit = lazily(async () => (await loadParts()).AddLimitDialog);
const TypeWords = lazily(async () => (await loadParts()).TypeWordsDialog);
const Merge = lazily(async () => (await loadParts()).MergeDialog);
const Link = lazily(async () => (await loadParts()).LinkDialog);
const Split = lazily(async () => (await loadParts()).SplitDialog);

/** Props of {@link ReworkDialogs}. */
export type ReworkDialogsProps = {
  rework: Rework;
  document: ConsentDocument;
  conditions: readonly Condition[];
  today: string;
};

/** The dialog of what is being made of the reading; its code comes when it is opened. */
export function ReworkDialogs({ rework, document, conditions, today }: ReworkDialogsProps) {
  const { task, close } = rework;
  if (task === null) return null;
  if (task.kind === 'add') {
    return (
      <AddObligation
        documentId={document.id}
        passage={task.passage}
        issuedOn={document.facts.issuedOn?.value ?? null}
        validUpto={document.facts.validUpto?.value ?? null}
        today={today}
        onClose={close}
        onAdded={rework.onAdded}
      />
    );
  }
  if (task.kind === 'type')
    return <TypeWords documentId={document.id} place={task.place} onClose={close} onTyped={rework.start} />;
  if (task.kind === 'limit') return <AddLimit document={document} passage={task.passage} onClose={close} />;
  if (task.kind === 'merge') {
    return (
      <Merge
        documentId={document.id}
        condition={task.condition}
        conditions={conditions}
        onClose={close}
        onMerged={rework.onMerged}
      />
    );
  }
  if (task.kind === 'link')
    return <Link condition={task.condition} onClose={close} onLinked={rework.onLinked} />;
  return (
    <Split
      documentId={document.id}
      condition={task.condition}
      conditions={conditions}
      onClose={close}
      onSplit={rework.onSplit}
      onShortened={rework.onShortened}
    />
  );
}
