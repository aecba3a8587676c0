import { tooLongMessage } from '@anupalan/enums/field-messages';
import { QUOTE_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline, Stack } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog } from '@anupalan/ui/interactive';
import { object, string } from 'yup';
import { AppForm } from '../../../../shared/forms/app-form.tsx';
import { lazily } from '../../../../shared/lazily.tsx';
import { useOrderSource } from '../../../../shared/viewer/use-order-source.ts';
import type { ReworkTask, UnreadPlace } from './use-rework.ts';
import { typeWords } from './words.ts';

const PagePart = lazily(async () => (await import('../../../../shared/viewer/pdf-parts.ts')).PagePart);

const schema = object({
  text: string()
    .trim()
    .required(typeWords.required)
    .max(QUOTE_MAX_LENGTH, tooLongMessage(typeWords.field, QUOTE_MAX_LENGTH)),
});

/** Props of {@link TypeWordsDialog}. */
export type TypeWordsDialogProps = {
  documentId: string;
  place: UnreadPlace;
  onClose: () => void;
  /** Goes on with the words, as if they had been selected. */
  onTyped: (task: ReworkTask) => void;
};

/** Asks for words that could not be read; an obligation is then made of them as of selected ones. */
export function TypeWordsDialog({ documentId, place, onClose, onTyped }: TypeWordsDialogProps) {
  const { page, rects } = place;
  const getSource = useOrderSource(documentId);
  const onSubmit = async ({ text }: { text: string }) => {
    const quote = text.trim();
    onTyped({ kind: 'add', passage: { text: quote, quote, page, rects } });
  };
  return (
    <Dialog isOpen onClose={onClose} title={typeWords.title(page)} isSticky>
      <Stack>
        {rects.length > 0 && <PagePart getSource={getSource} page={page} rects={rects} />}
        <AppForm initialValues={{ text: '' }} schema={schema} onSubmit={onSubmit}>
          <TextareaField name="text" label={typeWords.words} hint={typeWords.wordsHint} rows={4} />
          <Inline justify="end">
            <Button onClick={onClose}>{typeWords.cancel}</Button>
            <SubmitButton busyLabel={typeWords.continuing}>{typeWords.continue}</SubmitButton>
          </Inline>
        </AppForm>
      </Stack>
    </Dialog>
  );
}
