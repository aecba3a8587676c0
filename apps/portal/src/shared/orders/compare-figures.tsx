import { useConfirmFigureMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { FigureDoubt } from '@anupalan/api-client/types';
import { Button, TextButton } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FigureCheck } from './figure-check.tsx';
import { orderWords } from './words.ts';

/** Props of {@link CompareFigures}. */
export type CompareFiguresProps = {
  documentId: string;
  /** What the figures are of: "COD", "Valid until". */
  name: string;
  doubts: readonly FigureDoubt[];
  quote: string;
  canManage: boolean;
  /** Opens what corrects it. */
  onCorrect?: (() => void) | undefined;
};

/** Asks for the figures of a fact or a limit to be compared with their page, one after the other. A wrong one is corrected. */
export function CompareFigures(props: CompareFiguresProps) {
  const { documentId, name, doubts, quote, canManage, onCorrect } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [confirm, { isLoading }] = useConfirmFigureMutation();
  const [first] = doubts;
  const id = first?.id;
  const canConfirm = canManage && isOpen && id !== undefined && !isLoading;
  useEffect(() => {
    if (!canConfirm) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'y' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      void confirm({ id: documentId, doubtId: id, isConfirmed: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canConfirm, confirm, documentId, id]);
  if (first === undefined) return null;
  return (
    <>
      <TextButton aria-label={orderWords.figures.compareOf(name, first.page)} onClick={() => setIsOpen(true)}>
        {orderWords.figures.compare(first.text)}
      </TextButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={orderWords.figures.title(name, first.page)}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{orderWords.figures.close}</Button>
            {canManage && onCorrect && (
              <Button
                icon={Pencil}
                onClick={() => {
                  setIsOpen(false);
                  onCorrect();
                }}
              >
                {orderWords.figures.correct}
              </Button>
            )}
          </>
        }
      >
        <FigureCheck
          documentId={documentId}
          doubts={doubts}
          quote={quote}
          isBusy={isLoading}
          hasKeys={canManage}
          onConfirm={
            canManage
              ? (doubt) => void confirm({ id: documentId, doubtId: doubt.id, isConfirmed: true })
              : undefined
          }
        />
      </Dialog>
    </>
  );
}
