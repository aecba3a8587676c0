import { Button, TextButton } from '@anupalan/ui';
import { LeftOutList } from '@anupalan/ui/document';
import { Dialog } from '@anupalan/ui/interactive';
import type { OpenPoint } from './open-points.ts';

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
      title={`Accept all ${count}?`}
      description={
        left === 1
          ? '1 of them still needs an answer from you.'
          : `${left} of them still need an answer from you.`
      }
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            Accept all {count}
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
