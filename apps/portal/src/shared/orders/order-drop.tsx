import { ORDER_FILE_ACCEPT } from '@anupalan/enums/limits';
import { Button, FileRow, IconButton, Stack } from '@anupalan/ui';
import { UploadList } from '@anupalan/ui/document';
import { FileDrop } from '@anupalan/ui/interactive';
import { RotateCw, X } from 'lucide-react';
import { PicturePages } from './later-parts.tsx';
import { RefusalText } from './refusal-text.tsx';
import type { OrderUpload } from './use-order-upload.ts';
import type { Upload } from './use-uploads.ts';
import { uploadWords } from './words.ts';

function toMeta({ state, sent }: Upload): string | undefined {
  if (state === 'waiting') return uploadWords.waiting;
  if (state === 'failed') return undefined;
  return sent < 1 ? uploadWords.sending(Math.round(sent * 100)) : uploadWords.checking;
}

/** Where orders are dropped or chosen, and the uploads that run. */
export function OrderDrop({ uploads, pictures, add, retry, remove }: OrderUpload) {
  return (
    <Stack gap={3}>
      <FileDrop
        label={uploadWords.drop}
        chooseLabel={uploadWords.choose}
        touchLabel={uploadWords.chooseTouch}
        photoLabel={uploadWords.photo}
        hint={uploadWords.kinds}
        accept={ORDER_FILE_ACCEPT}
        isMultiple
        onFiles={add}
      />
      {pictures.pages.length > 0 && <PicturePages pictures={pictures} />}
      {uploads.length > 0 && (
        <UploadList
          aria-label={uploadWords.list}
          items={uploads.map((upload) => ({
            id: String(upload.key),
            row: (
              <FileRow
                name={upload.file.name}
                size={upload.file.size}
                meta={toMeta(upload)}
                progress={upload.state === 'sending' ? upload.sent : undefined}
                error={
                  upload.error !== null && (
                    <span role="alert">
                      <RefusalText error={upload.error} existingId={upload.existingId} />
                    </span>
                  )
                }
              >
                {upload.canRetry && upload.state === 'failed' && (
                  <Button size="sm" icon={RotateCw} onClick={() => retry(upload.key)}>
                    {uploadWords.again}
                  </Button>
                )}
                <IconButton
                  icon={X}
                  size="sm"
                  label={
                    upload.state === 'failed'
                      ? uploadWords.remove(upload.file.name)
                      : uploadWords.cancel(upload.file.name)
                  }
                  onClick={() => remove(upload.key)}
                />
              </FileRow>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
