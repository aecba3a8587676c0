import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import { SECTOR_LABELS, SECTORS } from '@anupalan/enums/organisation-facts';
import { LinkButton, Notice, TextLink } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { words } from './words.ts';

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
    ...(facts.category === null ? [] : [words.facts.category(INDUSTRY_CATEGORY_LABELS[facts.category])]),
    ...toCount(facts.wastes.length, words.facts.wastes.one, words.facts.wastes.many),
    ...toCount(facts.equipment.length, words.facts.equipment.one, words.facts.equipment.many),
  ].join('; ');
}

/** What is not told yet, though the catalogue hangs on it. */
export function listMissingFacts(
  facts: Pick<Organisation, 'type' | 'state' | 'sector' | 'category' | 'wastes' | 'equipment'>,
): string[] {
  return [
    ...(facts.state === null ? [words.facts.missingFacts.state] : []),
    // A laboratory is a laboratory, and has no category.
    ...(facts.type !== 'lab' && facts.sector === null ? [words.facts.missingFacts.sector] : []),
    ...(facts.type !== 'lab' && facts.category === null ? [words.facts.missingFacts.category] : []),
    ...(facts.wastes.length === 0 ? [words.facts.missingFacts.wastes] : []),
    ...(facts.equipment.length === 0 ? [words.facts.missingFacts.equipment] : []),
  ];
}

/** The organisation's facts, and the way to them in the words of who may change them or only look. */
function useFacts() {
  const { data } = useGetOrganisationQuery();
  const canChange = useAccess('User Management', 'manage');
  const toPath = useScreenPath();
  if (data === undefined) return null;
  return {
    missing: listMissingFacts(data),
    known: toFactWords(data),
    href: toPath('organisation'),
    link: canChange ? words.facts.change : words.facts.see,
  };
}

/** What the list is for, and, where all facts are known, what it is worked out from. */
export function CatalogueText() {
  const facts = useFacts();
  return (
    <>
      {words.text}
      {facts !== null && facts.missing.length === 0 && (
        <>
          <br />
          {words.facts.basis(facts.known)} <TextLink href={facts.href}>{facts.link}</TextLink>
        </>
      )}
    </>
  );
}

/** What is not known yet, so that rows may be missing, and the way to say it. */
export function FactsNotice() {
  const facts = useFacts();
  if (facts === null || facts.missing.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={words.facts.missing(facts.missing.join(', '))}
      action={
        <LinkButton size="sm" href={facts.href}>
          {facts.link}
        </LinkButton>
      }
    >
      {facts.known === '' ? words.facts.empty : `${facts.known}.`}
    </Notice>
  );
}
