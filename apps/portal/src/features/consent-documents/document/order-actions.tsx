import type { ConsentDocument } from '@anupalan/api-client/types';
import { toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { Button, IconButton } from '@anupalan/ui';
import { Menu, type MenuItem } from '@anupalan/ui/interactive';
import { Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { APPLICATION_PARAM } from '../../../shared/orders/order-paths.ts';
import { printPage } from '../../../shared/print/print-page.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { PackActions } from './packs/pack-actions.tsx';
import { pageWords } from './words.ts';

/** Props of {@link OrderActions}. */
export type OrderActionsProps = {
  document: ConsentDocument;
  today: string;
  canManage: boolean;
  onCorrect: () => void;
  onDelete: () => void;
};

/** Whether there is a renewal to apply for, or an application to change (D45). */
function canBeApplied(document: ConsentDocument, today: string): boolean {
  return (
    document.status === 'ready' &&
    document.supersededById === null &&
    toRenewalState(document, today) !== 'none'
  );
}

/** What can be done with the whole of an order: the next step first, the rest in a menu. */
export function OrderActions({ document, today, canManage, onCorrect, onDelete }: OrderActionsProps) {
  const { status, renewalAppliedOn } = document;
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(APPLICATION_PARAM) && canManage && canBeApplied(document, today);
  const [isApplying, setIsApplying] = useState(false);
  const onApplied = () => {
    setIsApplying(false);
    if (!search.has(APPLICATION_PARAM)) return;
    search.delete(APPLICATION_PARAM);
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  const isReady = status === 'ready';
  const items: MenuItem[] = [
    ...(isReady
      ? [{ id: 'print', label: pageWords.print, icon: Printer, onAction: () => void printPage() }]
      : []),
    ...(isReady && canManage
      ? [{ id: 'correct', label: pageWords.correctFacts, icon: Pencil, onAction: onCorrect }]
      : []),
    ...(canManage
      ? [{ id: 'delete', label: pageWords.delete, icon: Trash2, isDanger: true, onAction: onDelete }]
      : []),
  ];
  return (
    <>
      {canManage && canBeApplied(document, today) && (
        <Button
          variant={renewalAppliedOn === null ? 'primary' : 'secondary'}
          onClick={() => setIsApplying(true)}
        >
          {renewalAppliedOn === null ? pageWords.recordApplication : pageWords.changeApplication}
        </Button>
      )}
      {isReady && <PackActions document={document} />}
      {items.length > 0 && (
        <Menu
          label={pageWords.more}
          trigger={<IconButton icon={Ellipsis} label={pageWords.more} />}
          items={items}
        />
      )}
      {(isApplying || isAsked) && <ApplicationDialog document={document} today={today} onClose={onApplied} />}
    </>
  );
}
