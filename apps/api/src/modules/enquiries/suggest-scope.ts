import { LAB_MEDIA, type LabMedium, USUAL_PARAMETERS } from '@anupalan/enums/labs';
import type { Limit } from '@anupalan/validators/entities/limit';

/** Words by which an order speaks of a medium; the first that occurs decides. */
const MEDIUM_WORDS: readonly (readonly [medium: LabMedium, words: RegExp])[] = [
  ['work_place', /\b(work ?place|work ?zone|shop ?floor)\b/i],
  ['ambient_air', /\bambient air\b/i],
  ['noise', /\bnoise\b|\bdB\b/i],
  ['emission', /\b(stack|chimney|emissions?|flue gas(es)?|scrubber|vent)\b/i],
  ['sewage', /\b(sewage|STP|domestic effluent)\b/i],
  ['ground_water', /\b(ground ?water|bore ?well|piezometer)\b/i],
  ['drinking_water', /\bdrinking water\b/i],
  ['hazardous_waste', /\b(hazardous waste|ETP sludge|TCLP)\b/i],
  ['soil', /\bsoil\b/i],
  ['effluent', /\b(effluents?|ETP|waste ?water)\b/i],
];

/** The other words under which orders and laboratories write a parameter, by its usual name. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Particulate matter': ['PM', 'SPM', 'TPM', 'dust'],
  SO2: ['sulphur dioxide', 'SO₂'],
  NOx: ['oxides of nitrogen', 'NOₓ'],
  NO2: ['nitrogen dioxide', 'NO₂'],
  CO: ['carbon monoxide'],
  HCl: ['hydrochloric acid', 'acid vapours'],
  BOD: ['biochemical oxygen demand'],
  COD: ['chemical oxygen demand'],
  TSS: ['suspended solids'],
  TDS: ['dissolved solids'],
  'Oil and grease': ['oil & grease', 'O&G'],
  'Ammoniacal nitrogen': ['NH3-N'],
  'Faecal coliform': ['fecal coliform'],
};

/** Parameters at most that are filled in; the person takes away what is not needed. */
const MOST = 20;

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a text names a parameter as a word of its own. */
function names(text: string, parameter: string): boolean {
  return new RegExp(`(^|[^\\p{L}\\p{N}])${escapePattern(parameter)}($|[^\\p{L}\\p{N}])`, 'iu').test(text);
}

/** The usual name of a parameter, in lower case, however it is written. */
function toUsual(parameter: string): string {
  const plain = parameter.trim().toLowerCase();
  const found = Object.entries(OTHER_WORDS).find(
    ([usual, others]) =>
      usual.toLowerCase() === plain || others.some((other) => other.toLowerCase() === plain),
  );
  return found?.[0].toLowerCase() ?? plain;
}

function listWords(parameter: string): readonly string[] {
  const usual = Object.keys(OTHER_WORDS).find((name) => name.toLowerCase() === toUsual(parameter));
  return usual === undefined ? [parameter] : [parameter, usual, ...(OTHER_WORDS[usual] ?? [])];
}

/** Each parameter once, as it is usually written where it has a usual name. */
function unique(parameters: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const parameter of parameters) {
    const key = toUsual(parameter);
    const usual = Object.keys(OTHER_WORDS).find((name) => name.toLowerCase() === key);
    if (key !== '' && !seen.has(key)) seen.set(key, usual ?? parameter.trim());
  }
  return [...seen.values()].slice(0, MOST);
}

/**
 * What is probably to be tested for a task, from its words and the limits of its order: the medium that the words
 * name, and of it the parameters that they name, else those for which the order sets a limit. What cannot be told is
 * left to the person.
 */
export function suggestScope(
  text: string,
  limits: readonly Pick<Limit, 'medium' | 'parameter'>[],
): { medium: LabMedium | null; parameters: string[] } {
  const medium = MEDIUM_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
  const limited = limits
    .filter((limit) => medium === null || limit.medium === medium)
    .map(({ parameter }) => parameter);
  const usual =
    medium === null ? LAB_MEDIA.flatMap((each) => USUAL_PARAMETERS[each]) : USUAL_PARAMETERS[medium];
  const named = [...limited, ...usual].filter((parameter) =>
    listWords(parameter).some((word) => names(text, word)),
  );
  if (named.length > 0) return { medium, parameters: unique(named) };
  return { medium, parameters: medium === null ? [] : unique(limited) };
}
