import { EVIDENCE_MAX_FILES, ORDER_FILE_EXTENSIONS } from '@anupalan/enums/limits';
import { Button, FileRow, IconButton, Notice, Stack } from '@anupalan/ui';
import { DateField, FileDrop } from '@anupalan/ui/interactive';
import { Upload, X } from 'lucide-react';
import { type EvidenceDraft, useEvidenceUploads } from './use-evidence-uploads.ts';

function toMeta({ state, sent }: EvidenceDraft): string | undefined {
  if (state !== 'sending') return undefined;
  return sent < 1 ? `uploading, ${Math.round(sent * 100)} %` : 'checking the file';
}

/** Props of {@link EvidenceUpload}. `room` is how many more files the date takes. */
export type EvidenceUploadProps = { scheduledTaskId: string; room: number };

/** Files on their way to a due date: dropped or chosen, each with the day it speaks of, then sent. */
export function EvidenceUpload({ scheduledTaskId, room }: EvidenceUploadProps) {
  const uploads = useEvidenceUploads(scheduledTaskId, room);
  const { drafts, free } = uploads;
  const count = drafts.filter(({ state }) => state !== 'sending').length;
  return (
    <Stack gap={3}>
      {/* It stays when nothing more fits in: it still says what was refused. */}
      <FileDrop
        label="Drop evidence here"
        chooseLabel="or choose files"
        hint="PDF, DOCX, JPEG, PNG or TIFF, up to 25 MB each"
        accept={ORDER_FILE_EXTENSIONS.join(',')}
        isMultiple
        isDisabled={free === 0}
        refuse={uploads.toRefuse()}
        onFiles={uploads.add}
      />
      {room === 0 && (
        <Notice title="No more files fit in">
          A date takes {EVIDENCE_MAX_FILES} files at most: delete one first.
        </Notice>
      )}
      {drafts.map((draft) => {
        const { key, file, state, sent, error, effectiveDate } = draft;
        return (
          <Stack key={key} gap={2}>
            <FileRow
              name={file.name}
              size={file.size}
              meta={toMeta(draft)}
              progress={state === 'sending' ? sent : undefined}
              error={error !== null && <span role="alert">{error}</span>}
            >
              <IconButton
                icon={X}
                size="sm"
                label={state === 'sending' ? `Cancel the upload of ${file.name}` : `Leave ${file.name} out`}
                onClick={() => uploads.remove(key)}
              />
            </FileRow>
            <DateField
              label={`Effective date of ${file.name}`}
              hint="The day that the file speaks of, for example of the sampling"
              isOptional
              isDisabled={state === 'sending'}
              value={effectiveDate}
              onChange={(date) => uploads.change(key, { effectiveDate: date })}
            />
          </Stack>
        );
      })}
      {drafts.length > 0 && (
        <div>
          <Button
            variant="primary"
            icon={Upload}
            isLoading={uploads.isSending}
            loadingLabel="Uploading"
            onClick={() => void uploads.send()}
          >
            {count === 1 ? 'Upload 1 file' : `Upload ${count} files`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
