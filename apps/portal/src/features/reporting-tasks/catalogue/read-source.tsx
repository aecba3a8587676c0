import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Checkbox, FieldError, Notice, Stack } from '@anupalan/ui';
import { EntrySources } from './entry-sources.tsx';
import { toLaw } from './entry-words.ts';
import { entryWords } from './words.ts';

/** Props of {@link ReadSource}. `isAsked`: the box has to be ticked before anything happens. */
export type ReadSourceProps = {
  entry: StatutoryObligation;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
  isAsked?: boolean;
};

/** What an entry that is not verified rests on, and the box that says that a person has read it. */
export function ReadSource({ entry, isRead, onRead, isAsked = false }: ReadSourceProps) {
  return (
    <Stack gap={3}>
      <Notice tone="warn" title={toLaw(entry)}>
        {entryWords.source.texts[entry.verification]} {entry.note}
      </Notice>
      <EntrySources entry={entry} />
      {isAsked && <FieldError>{entryWords.read.missing}</FieldError>}
      <Checkbox
        checked={isRead}
        invalid={isAsked}
        label={
          entry.source.length === 0 ? entryWords.read.anyRead(entry.title) : entryWords.read.read(entry.title)
        }
        onChange={(event) => onRead(event.target.checked)}
      />
    </Stack>
  );
}
