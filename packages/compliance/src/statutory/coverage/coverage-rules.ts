import type { ConsentKind } from '@anupalan/enums/consents';
import type { Frequency } from '@anupalan/enums/frequencies';
import type { ObligationCategory } from '@anupalan/enums/obligations';
import { toStatutoryId } from '../make-row.ts';

/** What is looked at of an order's duty. `words`: its name and the words that lay it down. */
export type OrderDuty = {
  words: string;
  category: ObligationCategory;
  frequency: Frequency | null;
  /** The kind of its order. */
  orderKind: ConsentKind | null;
};

/**
 * Tells a duty of an order that repeats rows of the catalogue: one duty in several readings, or its dates of a year.
 */
export type CoverageRule = {
  id: string;
  rows: readonly string[];
  covers: (duty: OrderDuty) => boolean;
};

/** A form by its number, in figures or Roman: "Form-4", "Form No. IV", "FORM 4". */
const toForm = (figures: string, roman: string): RegExp =>
  new RegExp(`\\bform[\\s-]*(?:no\\.?\\s*)?["'“‘(]?(?:${figures}|${roman})\\b`, 'i');

const FORM_1 = toForm('1', 'I');
const FORM_3 = toForm('3', 'III');
const FORM_4 = toForm('4', 'IV');
const FORM_5 = toForm('5', 'V');
const FORM_10 = toForm('10', 'X');
const FORM_11 = toForm('11', 'XI');
const FORM_13 = toForm('13', 'XIII');

const HAZARDOUS = /\b[Hh]azardous\b|\bHAZARDOUS\b|\bHOW\b|\bHWM?\b/;
const BIOMEDICAL = /\bbio[\s-]?medical\b|\bBMW\b/i;
const YEARLY_RETURN =
  /\b(?:annual|yearly)\s+(?:return|report)s?\b|\breturns?\b[^.;]*\b(?:annually|every\s+year)\b/i;
const RETURN = /\breturns?\b/i;
const HALF_YEARLY = /\bhalf[\s-]?yearly\b|\bsix[\s-]?monthly\b|\bevery\s+six\s+months\b/i;
const QUARTERLY = /\bquarter(?:ly)?\b/i;

const isYearly = ({ words, frequency }: OrderDuty): boolean =>
  frequency === 'yearly' || (frequency === null && YEARLY_RETURN.test(words));
const isQuarterly = ({ words, frequency }: OrderDuty): boolean =>
  frequency === 'quarterly' || (frequency === null && QUARTERLY.test(words));
const isMonitored = ({ category }: OrderDuty): boolean => category === 'monitoring';

const id = toStatutoryId;

/** What is distinctive: a form of a rule, or a subject that no other duty has. Nothing else is taken for the same. */
export const COVERAGE_RULES: readonly CoverageRule[] = [
  /** "Environmental Statement in Form V by 30 September". Leaves Form V of other rules. */
  {
    id: 'environmental-statement',
    rows: [id(1)],
    covers: ({ words }) =>
      /\benvironment(?:al)?\s+statement\b/i.test(words) ||
      (FORM_5.test(words) && /\bstatement\b/i.test(words) && !BIOMEDICAL.test(words)),
  },
  /** "six-monthly compliance reports" of a clearance. Leaves half-yearly reports of a consent. */
  {
    id: 'clearance-report',
    rows: [id(2), id(3)],
    covers: ({ words, frequency, orderKind }) =>
      /\bcompliance\b[^.;]*\breports?\b|\breports?\b[^.;]*\bcompliance\b/i.test(words) &&
      (frequency === 'half_yearly' || (frequency === null && HALF_YEARLY.test(words))) &&
      (orderKind === 'ec' || /\bclearance\b|\bMoEF|\bE\.?C\.?\b/.test(words)),
  },
  /** "The consent shall be renewed 60 days before it expires". Leaves other renewals. */
  {
    id: 'consent-renewal',
    rows: [id(6), id(7), id(9), id(10), id(11)],
    covers: ({ words, category, orderKind }) =>
      category === 'renewal' &&
      (orderKind === 'cto' || orderKind === 'cca') &&
      /\brenew(?:al|ed|ing)?\b/i.test(words) &&
      /\bconsents?\b|\bC\.?T\.?O\b|\bC\.?F\.?O\b|\bCC&?A\b/i.test(words),
  },
  /** A quarterly report on online monitoring and its calibration. Leaves the calibration itself. */
  {
    id: 'online-monitoring-report',
    rows: [id(12)],
    covers: (duty) =>
      isQuarterly(duty) &&
      /\bO?CEMS\b|\bonline\b/i.test(duty.words) &&
      /\bcalibrat/i.test(duty.words) &&
      /\breports?\b/i.test(duty.words),
  },
  /** "environmental audit report". Leaves safety, water and energy audits. */
  {
    id: 'environment-audit',
    rows: [id(15)],
    covers: ({ words }) => /\benvironment(?:al)?\s+audit\b/i.test(words),
  },
  /** A bank guarantee that is kept valid. Leaves one that is only furnished. */
  {
    id: 'bank-guarantee',
    rows: [id(16)],
    covers: ({ words }) =>
      /\bbank\s+guarantees?\b/i.test(words) && /\bvalid|\brenew|\bextend|\bbeyond\b|\balive\b/i.test(words),
  },
  /** "annual return of hazardous waste in Form 4" (Form 13 of the rules of 2008). Leaves Form IV of others. */
  {
    id: 'hazardous-return',
    rows: [id(17)],
    covers: (duty) =>
      isYearly(duty) &&
      HAZARDOUS.test(duty.words) &&
      !BIOMEDICAL.test(duty.words) &&
      (RETURN.test(duty.words) || FORM_4.test(duty.words) || FORM_13.test(duty.words)),
  },
  /** "records of hazardous waste in Form 3". Leaves returns. */
  {
    id: 'hazardous-records',
    rows: [id(18)],
    covers: ({ words, category }) =>
      category === 'record' && FORM_3.test(words) && (HAZARDOUS.test(words) || /\bwaste/i.test(words)),
  },
  /** The manifest that goes with the waste, Form 10. Leaves other consignments. */
  {
    id: 'manifest',
    rows: [id(19)],
    covers: ({ words }) =>
      /\bmanifest\b/i.test(words) && (FORM_10.test(words) || FORM_13.test(words) || HAZARDOUS.test(words)),
  },
  /** "not stored beyond 90 days". Leaves other limits of storage. */
  {
    id: 'hazardous-storage',
    rows: [id(20)],
    covers: ({ words }) =>
      HAZARDOUS.test(words) &&
      /\bstor(?:e|ed|age|ing)\b/i.test(words) &&
      /\b(?:90|ninety)\s*(?:\(\s*\w+\s*\)\s*)?days\b/i.test(words),
  },
  /** "accident … in Form 11". Leaves accidents with bio-medical waste. */
  {
    id: 'hazardous-accident',
    rows: [id(21)],
    covers: ({ words }) => /\baccidents?\b/i.test(words) && FORM_11.test(words) && !BIOMEDICAL.test(words),
  },
  /** The renewal of the authorisation. Leaves that of a consent alone. */
  {
    id: 'hazardous-renewal',
    rows: [id(61)],
    covers: ({ words, category, orderKind }) =>
      category === 'renewal' &&
      /\brenew(?:al|ed)?\b/i.test(words) &&
      /\bauthori[sz]ation\b/i.test(words) &&
      !BIOMEDICAL.test(words) &&
      (orderKind === 'hw_authorisation' || orderKind === 'cca' || HAZARDOUS.test(words)),
  },
  /** "annual report in Form IV" of bio-medical waste. Leaves Form 4 of hazardous waste. */
  {
    id: 'biomedical-report',
    rows: [id(22)],
    covers: (duty) =>
      isYearly(duty) &&
      (BIOMEDICAL.test(duty.words) || duty.orderKind === 'bmw_authorisation') &&
      !HAZARDOUS.test(duty.words) &&
      (FORM_4.test(duty.words) || /\bannual\s+reports?\b/i.test(duty.words)),
  },
  /** "accident … in Form I" of bio-medical waste. Leaves Form 11. */
  {
    id: 'biomedical-accident',
    rows: [id(24, 1)],
    covers: ({ words, orderKind }) =>
      /\baccidents?\b/i.test(words) &&
      (BIOMEDICAL.test(words) || orderKind === 'bmw_authorisation') &&
      (FORM_1.test(words) || /\bmajor\b/i.test(words)),
  },
  /** The return of the quarter of e-waste. Leaves that of the year. */
  {
    id: 'e-waste-quarter',
    rows: [id(25, 1)],
    covers: (duty) => isQuarterly(duty) && /\be[\s-]?wastes?\b/i.test(duty.words) && RETURN.test(duty.words),
  },
  /** The return of the year of e-waste, in whichever reading. Leaves that of the quarter. */
  {
    id: 'e-waste-year',
    rows: [id(25, 2), id(26)],
    covers: (duty) => isYearly(duty) && /\be[\s-]?wastes?\b/i.test(duty.words) && RETURN.test(duty.words),
  },
  /** The annual return of batteries. Leaves the half-yearly return of the rules of 2001. */
  {
    id: 'battery-year',
    rows: [id(27)],
    covers: (duty) => isYearly(duty) && /\bbatter(?:y|ies)\b/i.test(duty.words) && RETURN.test(duty.words),
  },
  /** The half-yearly return of the rules of 2001, which are replaced. Leaves the annual return. */
  {
    id: 'battery-half-year',
    rows: [id(28)],
    covers: ({ words, frequency }) =>
      (frequency === 'half_yearly' || (frequency === null && HALF_YEARLY.test(words))) &&
      /\bbatter(?:y|ies)\b/i.test(words) &&
      RETURN.test(words),
  },
  /** The annual return of plastic packaging. Leaves bans and collection. */
  {
    id: 'plastic-year',
    rows: [id(29)],
    covers: (duty) =>
      isYearly(duty) &&
      /\bplastics?\b/i.test(duty.words) &&
      (RETURN.test(duty.words) || /\bannual\s+reports?\b/i.test(duty.words)),
  },
  /** The return of the quarter of waste tyres. Leaves that of the year. */
  {
    id: 'tyres-quarter',
    rows: [id(62, 1)],
    covers: (duty) => isQuarterly(duty) && /\bty(?:re|er)s?\b/i.test(duty.words) && RETURN.test(duty.words),
  },
  /** The return of the year of waste tyres. Leaves that of the quarter. */
  {
    id: 'tyres-year',
    rows: [id(62, 2)],
    covers: (duty) => isYearly(duty) && /\bty(?:re|er)s?\b/i.test(duty.words) && RETURN.test(duty.words),
  },
  /** The water cess, which is abolished. Leaves other fees and taxes. */
  {
    id: 'water-cess',
    rows: [id(32)],
    covers: ({ words }) => /\bcess\b/i.test(words) && /\bwater\b/i.test(words),
  },
  /** The yearly test of ground water for the authority. Leaves wells around the plant. */
  {
    id: 'ground-water-test',
    rows: [id(33)],
    covers: (duty) =>
      isMonitored(duty) &&
      duty.frequency === 'yearly' &&
      /\bground[\s-]?water\b/i.test(duty.words) &&
      /\bCGWA\b|\bground\s+water\s+authority\b/i.test(duty.words),
  },
  /** The calibration of the meter of ground water. Leaves meters of effluent. */
  {
    id: 'ground-water-meter',
    rows: [id(34)],
    covers: ({ words }) =>
      /\bcalibrat/i.test(words) &&
      /\bmeters?\b/i.test(words) &&
      /\bground[\s-]?water\b|\bbore[\s-]?wells?\b|\bCGWA\b/i.test(words),
  },
  /** What a consent asks for of stacks and ambient air. Leaves noise and work places. */
  {
    id: 'air-monitoring',
    rows: [id(38)],
    covers: (duty) =>
      isMonitored(duty) &&
      /\bstacks?\b|\bambient\s+air\b/i.test(duty.words) &&
      /\bmonitor|\bsampl|\banaly[sz]|\btest/i.test(duty.words),
  },
  /** The measurement of diesel generators. Leaves how they are built. */
  {
    id: 'generator-monitoring',
    rows: [id(39)],
    covers: (duty) => isMonitored(duty) && /\bD\.?\s?G\.?\s*sets?\b|\bdiesel\s+generat/i.test(duty.words),
  },
  /** The measurement of ambient noise. Leaves acoustic enclosures. */
  {
    id: 'noise-monitoring',
    rows: [id(41)],
    covers: (duty) =>
      isMonitored(duty) &&
      /\bnoise\b/i.test(duty.words) &&
      /\b(?:ambient|boundary|levels?|monitor\w*|survey|corners|measured)\b/i.test(duty.words),
  },
  /** The yearly health check of workers. Leaves first aid and checks on joining. */
  {
    id: 'health-check',
    rows: [id(50)],
    covers: ({ words, frequency }) =>
      frequency === 'yearly' &&
      /\b(?:health|medical)\s+(?:check|examin|surveillance)/i.test(words) &&
      /\b(?:workers?|employees|staff|workmen)\b/i.test(words),
  },
  /** A safety audit every year. Leaves environmental audits. */
  {
    id: 'safety-audit',
    rows: [id(53, 1)],
    covers: ({ words }) => /\bsafety\s+audits?\b/i.test(words),
  },
  /** A mock drill of the plan. Leaves the plan itself. */
  {
    id: 'mock-drill',
    rows: [id(53, 2)],
    covers: ({ words }) => /\bmock[\s-]?drills?\b/i.test(words),
  },
  /** Public liability insurance. Leaves other insurance. */
  {
    id: 'liability-insurance',
    rows: [id(54)],
    covers: ({ words }) => /\bpublic\s+liability\s+insurance\b/i.test(words),
  },
];
