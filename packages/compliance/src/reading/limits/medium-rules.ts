import { type Rule, readFirst } from '../rule.ts';
import type { LimitMedium } from '../types.ts';

/** The medium by the words around a limit (one text, `measure` is the unit or empty), or null. */
export type ContextRule = Rule<[context: string, measure: string], LimitMedium>;

/** The medium of a limit, or null. `contexts`: the texts around it, the nearest first. */
export type MediumRule = Rule<[parameter: string, measure: string, contexts: string[]], LimitMedium>;

const SEWAGE = /sewage|domestic\s+(?:effluent|waste\s*water)|\bSTP\b|fa?ecal/i;
const EFFLUENT =
  /trade\s+effluent|industrial\s+(?:effluent|waste\s*water)|\bETP\b|process\s+effluent|RO\s+permeate/i;
const isPerLitre = (measure: string): boolean => /(?:mg|milli\s*grams?)\s*(?:\/|per)\s*l/i.test(measure);

/** Tried in turn on each text around a limit. */
export const CONTEXT_RULES: readonly ContextRule[] = [
  /** "TCLP concentration in the slag", "lead 100 ppm" of used oil: what a waste may hold. Leaves water and stacks. */
  {
    id: 'in-waste',
    read: (context, measure) =>
      /\bTCLP\b|\bleaching\s+(?:test|procedure)/i.test(context) ||
      (/^(?:ppm|%)/i.test(measure) &&
        /\b(?:used|waste|spent)\s+oil\b/i.test(context) &&
        !/stack|chimney|emission|effluent/i.test(context))
        ? 'hazardous_waste'
        : null,
  },
  /** "ambient air quality". Leaves stacks, and what is measured per litre. */
  {
    id: 'ambient-air',
    read: (context, measure) =>
      /ambient\s+air|work(?:ing)?\s*-?\s*(?:place|room|zone|environment|area)|\bat\s+the\s+(?:plant\s+|factory\s+)?boundary\b/i.test(
        context,
      ) &&
      !/stack|chimney/i.test(context) &&
      !isPerLitre(measure)
        ? 'ambient_air'
        : null,
  },
  /** "stack", "boiler", "emission". Leaves what is measured per litre, as in a scrubber's water. */
  {
    id: 'stack',
    read: (context, measure) =>
      /stack|chimney|\bvents?\b|\bflue\b|emission|air\s+pollution|boiler/i.test(context) &&
      !isPerLitre(measure)
        ? 'emission'
        : null,
  },
  /** "sewage", "domestic effluent", "STP". Leaves words that name trade effluent as well. */
  { id: 'sewage', read: (context) => (SEWAGE.test(context) && !EFFLUENT.test(context) ? 'sewage' : null) },
  /** "trade effluent", "ETP", any effluent. The widest, so it comes last. */
  {
    id: 'effluent',
    read: (context) => (EFFLUENT.test(context) || /effluent/i.test(context) ? 'effluent' : null),
  },
];

/** The medium that the nearest text around a limit tells, or null. */
export const findAround = (
  measure: string,
  contexts: string[],
  rules = CONTEXT_RULES,
): LimitMedium | null => {
  for (const context of contexts) {
    const medium = readFirst(rules, context, measure);
    if (medium) return medium;
  }
  return null;
};

/** What is in air and never in water. */
const AIR =
  /SO2|NOx|particulate|oxides?\s+of\s+(?:nitrogen|sul(?:ph|f)ur)|nitrogen\s+oxides|sul(?:ph|f)ur\s+dioxide|\bSPM\b|\bTPM\b|\bPM\b|opacity|smoke|^(?:\w+\s+){0,2}dust\b/i;
const AIR_CONTEXT_RULES = CONTEXT_RULES.filter(({ id }) => id === 'ambient-air' || id === 'stack');

/** The order matters: a unit is surer than the words around. */
export const MEDIUM_RULES: readonly MediumRule[] = [
  /** "75 dB(A)", "noise", "day time", and the ground vibration of blasts. Leaves every other measure. */
  {
    id: 'noise',
    read: (parameter, measure) =>
      /dB/i.test(measure) ||
      /noise|day\s*-?time|night\s*-?time|vibration|particle\s+velocity|\bPPV\b/i.test(parameter)
        ? 'noise'
        : null,
  },
  /** "lead in blood", "fluoride in forage": what the air has left in those that live in it. Leaves air and water themselves. */
  {
    id: 'left-by-air',
    read: (parameter, measure) =>
      /\b(?:blood|urine|forage|vegetation|plasma)\b/i.test(parameter) || /\/\s*dl$/i.test(measure)
        ? 'ambient_air'
        : null,
  },
  /** Micrograms or nanograms per cubic metre. Leaves milligrams. */
  {
    id: 'fine-measure',
    read: (_, measure) =>
      /[µμu]g\s*\/\s*m|micro\s*g(?:ram|m|\b)|ng\s*\/\s*m/i.test(measure) ? 'ambient_air' : null,
  },
  /** "mg/Nm3", "kg/hr", "g/kWh": what a stack gives off. Leaves "mg/m3", which air has as well. */
  {
    id: 'stack-measure',
    read: (_, measure) => (/N\s*m\s*[3³]|kg\s*\/\s*(?:d|h)|g\s*\/\s*kw/i.test(measure) ? 'emission' : null),
  },
  /** "SO2", "PM", "particulate matter": only air holds them. Leaves parameters of water, and what is measured per litre. */
  {
    id: 'air-parameter',
    read: (parameter, measure, contexts) =>
      AIR.test(parameter) && !isPerLitre(measure)
        ? (findAround(measure, contexts, AIR_CONTEXT_RULES) ?? 'emission')
        : null,
  },
  /** The nearest text that tells a medium. Leaves texts without such words. */
  {
    id: 'around',
    // Acidity has no unit, and is of water.
    read: (parameter, measure, contexts) =>
      findAround(/\bp\.?\s?h\b/i.test(parameter) ? 'mg/l' : measure, contexts),
  },
  /** "H2S 10 ppm", "CO 1 %": parts of a gas. Leaves what water holds as well, and other measures. */
  {
    id: 'gas',
    read: (parameter, measure) =>
      (/^ppm/i.test(measure) && /H2S|NH3|ammonia|HCl|Cl2|chlorine|VOC|\bCO\b/i.test(parameter)) ||
      (measure.startsWith('%') && /\bCO\b|carbon\s+monoxide/i.test(parameter))
        ? 'emission'
        : null,
  },
  /** "5 mg/m3" of whatever: it is measured in air. Leaves litres. */
  {
    id: 'per-cubic-metre',
    read: (_, measure) => (/mg\s*\/\s*m\s*[3³]/i.test(measure) ? 'emission' : null),
  },
];

/** The medium of a limit, by its unit and parameter, then by the words around the table, the nearest first. */
export const toLimitMedium = (
  parameter: string,
  unit: string | null,
  contexts: string[],
  rules = MEDIUM_RULES,
): LimitMedium => readFirst(rules, parameter, unit ?? '', contexts) ?? 'effluent';
