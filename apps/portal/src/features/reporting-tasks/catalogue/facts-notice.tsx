import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import { SECTOR_LABELS, SECTORS } from '@anupalan/enums/organisation-facts';
import { LinkButton, Notice } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';

function toSectorLabel(text: string): string {
  const code = SECTORS.find((known) => known === text);
  return code === undefined ? text : SECTOR_LABELS[code];
}

/** "1 waste", "3 wastes"; nothing for none. */
function toCount(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
}

/** What the organisation's page says, in short: "Kerala; Chemicals; category Red; 2 wastes; 9 kinds of equipment". */
export function toFactWords(
  facts: Pick<Organisation, 'state' | 'sector' | 'category' | 'wastes' | 'equipment'>,
): string {
  return [
    ...(facts.state === null ? [] : [facts.state]),
    ...(facts.sector === null ? [] : [toSectorLabel(facts.sector)]),
    ...(facts.category === null ? [] : [`category ${INDUSTRY_CATEGORY_LABELS[facts.category]}`]),
    ...toCount(facts.wastes.length, 'waste', 'wastes'),
    ...toCount(facts.equipment.length, 'kind of equipment', 'kinds of equipment'),
  ].join('; ');
}

/** What is not told yet, though the catalogue hangs on it. */
export function listMissingFacts(
  facts: Pick<Organisation, 'type' | 'state' | 'sector' | 'category' | 'wastes' | 'equipment'>,
): string[] {
  return [
    ...(facts.state === null ? ['state'] : []),
    // A laboratory is a laboratory, and has no category.
    ...(facts.type !== 'lab' && facts.sector === null ? ['sector'] : []),
    ...(facts.type !== 'lab' && facts.category === null ? ['category'] : []),
    ...(facts.wastes.length === 0 ? ['wastes'] : []),
    ...(facts.equipment.length === 0 ? ['equipment'] : []),
  ];
}

/** What the answer is worked out from, and the way to change it. */
export function FactsNotice() {
  const { data } = useGetOrganisationQuery();
  const canChange = useAccess('User Management', 'manage');
  const toPath = useScreenPath();
  if (data === undefined) return null;
  const missing = listMissingFacts(data);
  const words = toFactWords(data);
  return (
    <Notice
      tone={missing.length > 0 ? 'warn' : 'info'}
      title={
        missing.length === 0
          ? 'Based on your organisation’s page and your orders'
          : `Missing on your organisation’s page: ${missing.join(', ')}`
      }
      action={
        <LinkButton size="sm" href={toPath('organisation')}>
          {canChange ? 'Change the facts' : 'See the facts'}
        </LinkButton>
      }
    >
      {words === ''
        ? 'Your organisation’s page is empty, so only rows that apply to everyone are shown.'
        : `${words}.`}
    </Notice>
  );
}
