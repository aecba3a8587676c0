import { Stack } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { PackForm } from './pack-form.tsx';
import { PacksList } from './packs-list.tsx';
import type { PackPurpose } from './purpose.ts';

const WORDS: Readonly<Record<PackPurpose, { title: string; description: string }>> = {
  inspection: {
    title: 'Inspection pack',
    description:
      'One ZIP file for an inspection: the order, an index of its conditions, and the evidence of the period.',
  },
  report: {
    title: 'Half-yearly report',
    description:
      'The compliance report of an environmental clearance, condition by condition. Check and sign it before you submit it.',
  },
};

/** Props of {@link PacksDialog}. */
export type PacksDialogProps = { documentId: string; purpose: PackPurpose; onClose: () => void };

/** Has a pack of an order made, and lists those that can be downloaded. */
export function PacksDialog({ documentId, purpose, onClose }: PacksDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} size="lg" {...WORDS[purpose]}>
      <Stack gap={5}>
        <PackForm documentId={documentId} purpose={purpose} />
        <PacksList documentId={documentId} />
      </Stack>
    </Dialog>
  );
}
