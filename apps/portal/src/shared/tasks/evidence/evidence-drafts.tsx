import { EVIDENCE_MAX_FILES, ORDER_FILE_EXTENSIONS } from '@anupalan/enums/limits';
import { FileRow, IconButton, Notice, Stack } from '@anupalan/ui';
import { DateField, FileDrop } from '@anupalan/ui/interactive';
import { X } from 'lucide-react';
import type { EvidenceDraft, EvidenceUploads } from './use-evidence-uploads.ts';

/** Props of {@link EvidenceDrafts}. */
export type EvidenceDraftsProps = {
  uploads: EvidenceUploads;
  /** How many more files the due date takes, those that are chosen included. */
  room: number;
  /** Said of a file that waits, for example when it will be sent. */
  waitingWords?: string;
};

function toMeta({ state, sent }: EvidenceDraft, waitingWords: string | undefined): string | undefined {
  if (state !== 'sending') return waitingWords;
  return sent < 1 ? `uploading, ${Math.round(sent * 100)} %` : 'checking the file';
}

/** Files for a due date: dropped or chosen, each with the day it speaks of. */
export function EvidenceDrafts({ uploads, room, waitingWords }: EvidenceDraftsProps) {
  const { drafts, free } = uploads;
  return (
    <>
      {/* It stays when nothing more fits in: it still says what was refused. */}
      <FileDrop
        label="Drop evidence here"
        chooseLabel="or choose files"
        touchLabel="Choose files"
        photoLabel="Take photo"
        hint="PDF, DOCX, JPEG, PNG or TIFF, up to 25 MB each"
        accept={ORDER_FILE_EXTENSIONS.join(',')}
        isMultiple
        isDisabled={free === 0}
        refuse={uploads.toRefuse()}
        onFiles={uploads.add}
      />
      {room === 0 && (
        <Notice title="You cannot add more files">
          A due date can have at most {EVIDENCE_MAX_FILES} files. Delete one first.
        </Notice>
      )}
      {drafts.map((draft) => {
        const { key, file, state, sent, error, effectiveDate } = draft;
        return (
          <Stack key={key} gap={2}>
            <FileRow
              name={file.name}
              size={file.size}
              meta={toMeta(draft, waitingWords)}
              progress={state === 'sending' ? sent : undefined}
              error={error !== null && <span role="alert">{error}</span>}
            >
              <IconButton
                icon={X}
                size="sm"
                label={state === 'sending' ? `Cancel the upload of ${file.name}` : `Remove ${file.name}`}
                onClick={() => uploads.remove(key)}
              />
            </FileRow>
            <DateField
              label={`Effective date of ${file.name}`}
              hint="The date the file refers to, for example of the sampling"
              isOptional
              isDisabled={state === 'sending'}
              value={effectiveDate}
              onChange={(date) => uploads.change(key, { effectiveDate: date })}
            />
          </Stack>
        );
      })}
    </>
  );
}
