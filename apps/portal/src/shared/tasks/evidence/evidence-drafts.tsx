import { EVIDENCE_MAX_FILES, ORDER_FILE_EXTENSIONS } from '@anupalan/enums/limits';
import { FileRow, IconButton, Notice, Stack } from '@anupalan/ui';
import { DateField, FileDrop } from '@anupalan/ui/interactive';
import { X } from 'lucide-react';
import type { EvidenceDraft, EvidenceUploads } from './use-evidence-uploads.ts';
import { words } from './words.ts';

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
  return sent < 1 ? words.sending(Math.round(sent * 100)) : words.checking;
}

/** Files for a due date: dropped or chosen, each with the day it speaks of. */
export function EvidenceDrafts({ uploads, room, waitingWords }: EvidenceDraftsProps) {
  const { drafts, free } = uploads;
  return (
    <>
      {/* It stays when nothing more fits in: it still says what was refused. */}
      <FileDrop
        label={words.drop}
        chooseLabel={words.choose}
        touchLabel={words.chooseTouch}
        photoLabel={words.photo}
        hint={words.kinds}
        accept={ORDER_FILE_EXTENSIONS.join(',')}
        isMultiple
        isDisabled={free === 0}
        refuse={uploads.toRefuse()}
        onFiles={uploads.add}
      />
      {room === 0 && <Notice title={words.fullTitle}>{words.full(EVIDENCE_MAX_FILES)}</Notice>}
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
                label={state === 'sending' ? words.cancel(file.name) : words.remove(file.name)}
                onClick={() => uploads.remove(key)}
              />
            </FileRow>
            <DateField
              label={words.effectiveDate(file.name)}
              hint={words.effectiveDateHint}
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
