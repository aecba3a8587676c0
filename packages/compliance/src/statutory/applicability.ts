import { CONSENT_KINDS, INDUSTRY_CATEGORIES, INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import {
  EQUIPMENT,
  EQUIPMENT_LABELS,
  INDIAN_STATES,
  SECTOR_LABELS,
  SECTORS,
  WASTE_LABELS,
  WASTES,
} from '@anupalan/enums/organisation-facts';
import type { DateString } from '../schedules/types.ts';
import { STATUTORY_ROWS } from './catalogue.ts';
import { findCode, findCodes, listKnown } from './codes.ts';
import { CONSENT_PHRASES, EQUIPMENT_PHRASES, joinOr, joinPhrases, WASTE_PHRASES } from './phrases.ts';
import { toStanding } from './standing.ts';
import type {
  Applicability,
  ApplicabilityReason,
  ApplicableRow,
  OrganisationFacts,
  StatutoryRow,
} from './types.ts';

type Rule = Pick<StatutoryRow, 'states' | 'appliesTo'>;

function toReason(holds: boolean, text: string, isUnknown = false): ApplicabilityReason {
  return { holds, isUnknown: isUnknown && !holds, text };
}

/** "You generate hazardous waste": by what of the list the organisation has; otherwise what it does not. */
function checkPhrases<T extends string>(
  wanted: readonly T[],
  own: readonly T[],
  phrases: Readonly<Record<T, string>>,
  isUnknown = false,
): ApplicabilityReason {
  const met = wanted.filter((code) => own.includes(code));
  if (met.length > 0)
    return toReason(
      true,
      `You ${joinPhrases(
        met.map((code) => phrases[code]),
        'and',
      )}`,
    );
  return toReason(
    false,
    `You do not ${joinPhrases(
      wanted.map((code) => phrases[code]),
      'or',
    )}`,
    isUnknown,
  );
}

function checkSector(wanted: NonNullable<Rule['appliesTo']['sectors']>, own: string | null) {
  const sector = findCode(SECTORS, SECTOR_LABELS, own);
  if (sector === null) return toReason(false, 'Your sector is not known', true);
  const holds = wanted.includes(sector);
  const label = SECTOR_LABELS[sector];
  return toReason(holds, holds ? `Your sector is ${label}` : `It is not for the sector ${label}`);
}

function checkCategory(wanted: NonNullable<Rule['appliesTo']['categories']>, own: string | null) {
  const category = INDUSTRY_CATEGORIES.find((known) => known === own) ?? null;
  const names = joinOr(wanted.map((one) => INDUSTRY_CATEGORY_LABELS[one]));
  if (category === null) return toReason(false, `It is for category ${names}, and yours is not known`, true);
  const holds = wanted.includes(category);
  const label = INDUSTRY_CATEGORY_LABELS[category];
  return toReason(
    holds,
    holds ? `Your category is ${label}` : `It is for category ${names}; yours is ${label}`,
  );
}

function checkState(states: NonNullable<Rule['states']>, own: string | null): ApplicabilityReason {
  const state = INDIAN_STATES.find((known) => known.toLowerCase() === own?.trim().toLowerCase()) ?? null;
  if (state === null) return toReason(false, 'It depends on your state, which is not known', true);
  if ('only' in states) {
    const holds = states.only.includes(state);
    return toReason(
      holds,
      holds ? `You are in ${state}` : `It is a rule of ${joinOr(states.only)}; you are in ${state}`,
    );
  }
  const holds = !states.except.includes(state);
  return toReason(
    holds,
    holds ? `You are in ${state}` : `It is not for ${state}, which has a rule of its own`,
  );
}

/** Whether a row is for an organisation, with a reason for each thing that it hangs on. A row for all has one reason. */
export function checkApplicability(rule: Rule, facts: OrganisationFacts): Applicability {
  const { wastes, equipment, sectors, categories, consents } = rule.appliesTo;
  const reasons: ApplicabilityReason[] = [];
  if (wastes)
    reasons.push(checkPhrases(wastes, findCodes(WASTES, WASTE_LABELS, facts.wastes), WASTE_PHRASES));
  if (equipment)
    reasons.push(
      checkPhrases(equipment, findCodes(EQUIPMENT, EQUIPMENT_LABELS, facts.equipment), EQUIPMENT_PHRASES),
    );
  if (consents)
    reasons.push(checkPhrases(consents, listKnown(CONSENT_KINDS, facts.consents), CONSENT_PHRASES));
  if (sectors) reasons.push(checkSector(sectors, facts.sector));
  if (categories) reasons.push(checkCategory(categories, facts.category));
  if (rule.states) reasons.push(checkState(rule.states, facts.state));
  if (reasons.length === 0) reasons.push(toReason(true, 'It is for everybody'));
  return { applies: reasons.every(({ holds }) => holds), reasons };
}

/**
 * Every row of the catalogue with whether it applies to an organisation on a day, and why or why not. A rule that is
 * no longer or not yet in force applies to nobody.
 */
export function findApplicable(facts: OrganisationFacts, today: DateString): ApplicableRow[] {
  return STATUTORY_ROWS.map((row) => {
    const standing = toStanding(row, today);
    const { applies, reasons } = checkApplicability(row, facts);
    if (standing === 'in_force') return { row, standing, applies, reasons };
    const text = standing === 'repealed' ? 'The rule is no longer in force' : 'The rule is not yet in force';
    return { row, standing, applies: false, reasons: [toReason(false, text), ...reasons] };
  });
}
