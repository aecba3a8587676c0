import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Checkbox, FieldError, Notice, Stack } from '@anupalan/ui';
import { EntrySources } from './entry-sources.tsx';
import { toLaw, VERIFICATION_TEXTS } from './entry-words.ts';

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
        {VERIFICATION_TEXTS[entry.verification]} {entry.note}
      </Notice>
      <EntrySources entry={entry} />
      {isAsked && <FieldError>Read the source, then tick the box</FieldError>}
      <Checkbox
        checked={isRead}
        invalid={isAsked}
        label={
          entry.source.length === 0
            ? `I have read a source that confirms this: ${entry.title}`
            : `I have read the source, and it applies to us: ${entry.title}`
        }
        onChange={(event) => onRead(event.target.checked)}
      />
    </Stack>
  );
}
