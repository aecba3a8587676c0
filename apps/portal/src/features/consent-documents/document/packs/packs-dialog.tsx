import { Stack } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { PackForm } from './pack-form.tsx';
import { PacksList } from './packs-list.tsx';
import type { PackPurpose } from './purpose.ts';
import { words } from './words.ts';

const WORDS: Readonly<Record<PackPurpose, { title: string; description: string }>> = {
  inspection: {
    title: words.inspection.title,
    description: words.inspection.text,
  },
  report: {
    title: words.report.title,
    description: words.report.text,
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
