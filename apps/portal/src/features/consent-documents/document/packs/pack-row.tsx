import { toOrderPackFilePath, useDeleteOrderPackMutation } from '@anupalan/api-client/endpoints/order-packs';
import { downloadFile } from '@anupalan/api-client/files';
import type { OrderPack } from '@anupalan/api-client/types';
import { ORDER_PACK_KIND_LABELS } from '@anupalan/enums/order-packs';
import { Button, FileRow, IconButton, ProgressBar, toDateWords } from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { Download, FileArchive, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toDayText } from '../../../../shared/time-zone.ts';
import { words } from './words.ts';

/** Whether a pack is still being made, or waits for that. */
export function isInWork({ status }: OrderPack): boolean {
  return status === 'queued' || status === 'making';
}

const PERCENT = 100;

function Making({ pack, name }: { pack: OrderPack; name: string }) {
  const percent = Math.round(pack.progress * PERCENT);
  const text = pack.status === 'queued' ? words.list.waiting : words.list.creating(percent);
  return <ProgressBar value={percent} max={PERCENT} label={words.list.creatingOf(name)} text={text} />;
}

/** Props of {@link PackRow}. */
export type PackRowProps = { documentId: string; pack: OrderPack };

/** One pack: how far it is, why it failed, or its file to download. */
export function PackRow({ documentId, pack }: PackRowProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [remove, { isLoading: isDeleting }] = useDeleteOrderPackMutation();
  const place = { documentId, packId: pack.id };
  const label = ORDER_PACK_KIND_LABELS[pack.kind];
  const period = words.list.period(toDateWords(pack.startDate), toDateWords(pack.endDate));
  const name = `${label}, ${period}`;
  const { fileName } = pack;
  const isReady = pack.status === 'ready' && fileName !== null;
  const meta = [period, pack.requestedBy.name, isReady && words.list.until(toDayText(pack.expiresAt))]
    .filter(Boolean)
    .join(', ');
  const onDownload = async () => {
    if (fileName === null) return;
    setIsLoading(true);
    await downloadFile(toOrderPackFilePath(place), fileName);
    setIsLoading(false);
  };
  const onDelete = async () => {
    const answer = await remove(place);
    // What went wrong has been said by the handler of failures.
    if (answer.data !== undefined) toast.success(answer.data.message);
  };
  return (
    <>
      <FileRow
        name={label}
        icon={pack.kind === 'inspection_pack' ? FileArchive : FileText}
        size={pack.size ?? undefined}
        meta={meta}
        error={pack.failure}
      >
        {isReady && (
          <Button
            size="sm"
            icon={Download}
            isLoading={isLoading}
            loadingLabel={words.list.downloading}
            aria-label={words.list.downloadOf(name)}
            onClick={() => void onDownload()}
          >
            {words.list.download}
          </Button>
        )}
        <IconButton
          icon={Trash2}
          size="sm"
          label={words.list.deleteOf(name)}
          disabled={isDeleting}
          onClick={() => void onDelete()}
        />
      </FileRow>
      {isInWork(pack) && <Making pack={pack} name={name} />}
    </>
  );
}
