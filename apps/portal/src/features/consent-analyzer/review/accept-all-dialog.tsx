import { Button, TextButton } from '@anupalan/ui';
import { LeftOutList } from '@anupalan/ui/document';
import { Dialog } from '@anupalan/ui/interactive';
import type { OpenPoint } from './open-points.ts';
import { acceptAllWords } from './words.ts';

/** Props of {@link AcceptAllDialog}. */
export type AcceptAllDialogProps = {
  isOpen: boolean;
  /** How many conditions are accepted. */
  count: number;
  /** What they leave open. */
  openPoints: readonly OpenPoint[];
  onClose: () => void;
  onConfirm: () => void;
  /** Opens one of them instead. */
  onOpenCondition: (id: string) => void;
};

/** Says what accepting everything leaves open, before it is done. */
export function AcceptAllDialog(props: AcceptAllDialogProps) {
  const { isOpen, count, openPoints, onClose, onConfirm, onOpenCondition } = props;
  const left = openPoints.length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={acceptAllWords.title(count)}
      description={left === 1 ? acceptAllWords.oneOpen : acceptAllWords.someOpen(left)}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {acceptAllWords.cancel}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {acceptAllWords.accept(count)}
          </Button>
        </>
      }
    >
      <LeftOutList
        items={openPoints.map(({ id, title, reason }) => ({
          id,
          what: <TextButton onClick={() => onOpenCondition(id)}>{title}</TextButton>,
          reason,
        }))}
      />
    </Dialog>
  );
}
