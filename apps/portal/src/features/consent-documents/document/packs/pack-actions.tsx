import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, onFirstUse } from '@anupalan/ui';
import { ClipboardCheck, FileArchive } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { lazily } from '../../../../shared/lazily.tsx';
import { useAccess } from '../../../../shared/session/use-session.ts';
import { pageWords } from '../words.ts';
import type { PackPurpose } from './purpose.ts';

const PacksDialog = lazily(async () => (await import('./packs-dialog.tsx')).PacksDialog);

/** Which dialog is open is a part of the address: a notification leads to it. */
const PARAM = 'packs';
const PURPOSES: Readonly<Record<string, PackPurpose>> = { open: 'inspection', report: 'report' };

/** Whether the session may have packs made: tasks and their evidence are in each (contract, POST …/packs). */
function useCanMakePacks(): boolean {
  const canViewTasks = useAccess('Tasks & Alerts');
  const canViewReporting = useAccess('Reporting Task');
  return canViewTasks || canViewReporting;
}

/** Makes and downloads the inspection packs of an order, and the half-yearly reports of an environmental clearance. */
export function PackActions({ document }: { document: ConsentDocument }) {
  const canMake = useCanMakePacks();
  const [params, setParams] = useSearchParams();
  useEffect(() => (canMake ? onFirstUse(PacksDialog.prepare) : undefined), [canMake]);
  if (!canMake) return null;
  const isClearance = document.facts.kind?.value === 'ec';
  const asked = PURPOSES[params.get(PARAM) ?? ''] ?? null;
  const purpose = asked === 'report' && !isClearance ? 'inspection' : asked;
  const show = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(PARAM);
    else next.set(PARAM, value);
    setParams(next, { replace: true });
  };
  return (
    <>
      <Button icon={FileArchive} onClick={() => show('open')}>
        {pageWords.inspectionPack}
      </Button>
      {isClearance && (
        <Button icon={ClipboardCheck} onClick={() => show('report')}>
          {pageWords.halfYearlyReport}
        </Button>
      )}
      {purpose !== null && (
        <PacksDialog key={purpose} documentId={document.id} purpose={purpose} onClose={() => show(null)} />
      )}
    </>
  );
}
