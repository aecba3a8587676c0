import { ORDER_FILE_EXTENSIONS } from '@anupalan/enums/limits';
import { Button, FileRow, IconButton, Stack, TextLink } from '@anupalan/ui';
import { UploadList } from '@anupalan/ui/document';
import { FileDrop } from '@anupalan/ui/interactive';
import { RotateCw, X } from 'lucide-react';
import { toReviewPath } from './order-paths.ts';
import type { Upload, Uploads } from './use-uploads.ts';

function toMeta({ state, sent }: Upload): string | undefined {
  if (state === 'waiting') return 'waiting';
  if (state === 'failed') return undefined;
  return sent < 1 ? `Uploading, ${Math.round(sent * 100)} %` : 'Checking the file';
}

function UploadError({ upload }: { upload: Upload }) {
  return (
    <span role="alert">
      {upload.error}{' '}
      {upload.existingId !== null && (
        <TextLink href={toReviewPath(upload.existingId)} isUnderlined>
          Open that order
        </TextLink>
      )}
    </span>
  );
}

/** Where orders are dropped or chosen, and the files on their way. */
export function OrderDrop({ uploads, add, retry, remove }: Uploads) {
  return (
    <Stack gap={3}>
      <FileDrop
        label="Drop a consent order here"
        hint="PDF, DOCX, JPEG, PNG or TIFF, up to 25 MB and 500 pages"
        accept={ORDER_FILE_EXTENSIONS.join(',')}
        isMultiple
        onFiles={add}
      />
      {uploads.length > 0 && (
        <UploadList
          aria-label="Uploads"
          items={uploads.map((upload) => ({
            id: String(upload.key),
            row: (
              <FileRow
                name={upload.file.name}
                size={upload.file.size}
                meta={toMeta(upload)}
                progress={upload.state === 'sending' ? upload.sent : undefined}
                error={upload.error !== null && <UploadError upload={upload} />}
              >
                {upload.canRetry && upload.state === 'failed' && (
                  <Button size="sm" icon={RotateCw} onClick={() => retry(upload.key)}>
                    Try again
                  </Button>
                )}
                <IconButton
                  icon={X}
                  size="sm"
                  label={
                    upload.state === 'failed'
                      ? `Remove ${upload.file.name}`
                      : `Cancel the upload of ${upload.file.name}`
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
