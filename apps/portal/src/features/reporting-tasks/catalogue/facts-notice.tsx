import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import {
  EQUIPMENT,
  EQUIPMENT_LABELS,
  SECTOR_LABELS,
  SECTORS,
  WASTE_LABELS,
  WASTES,
} from '@anupalan/enums/organisation-facts';
import { LinkButton, Notice } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';

const toLabel = <T extends string>(
  codes: readonly T[],
  labels: Readonly<Record<T, string>>,
  text: string,
) => {
  const code = codes.find((known) => known === text);
  return code === undefined ? text : labels[code];
};

/** What the organisation's page says, in words: "Kerala; Chemicals; category Red; hazardous waste". */
export function toFactWords(
  facts: Pick<Organisation, 'state' | 'sector' | 'category' | 'wastes' | 'equipment'>,
): string {
  return [
    ...(facts.state === null ? [] : [facts.state]),
    ...(facts.sector === null ? [] : [toLabel(SECTORS, SECTOR_LABELS, facts.sector)]),
    ...(facts.category === null ? [] : [`category ${INDUSTRY_CATEGORY_LABELS[facts.category]}`]),
    ...facts.wastes.map((text) => toLabel(WASTES, WASTE_LABELS, text)),
    ...facts.equipment.map((text) => toLabel(EQUIPMENT, EQUIPMENT_LABELS, text)),
  ].join('; ');
}

/** What is not told yet, though the catalogue hangs on it. */
export function listMissingFacts(
  facts: Pick<Organisation, 'state' | 'sector' | 'category' | 'wastes' | 'equipment'>,
): string[] {
  return [
    ...(facts.state === null ? ['state'] : []),
    ...(facts.sector === null ? ['sector'] : []),
    ...(facts.category === null ? ['category'] : []),
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
          ? 'Worked out from what your organisation’s page says, and from your orders'
          : `Your organisation’s page does not say yet: ${missing.join(', ')}`
      }
      action={
        <LinkButton size="sm" href={toPath('organisation')}>
          {canChange ? 'Change the facts' : 'See the facts'}
        </LinkButton>
      }
    >
      {words === ''
        ? 'Nothing is known of what you do and where, so only what holds for everybody is shown.'
        : `${words}.`}
    </Notice>
  );
}
