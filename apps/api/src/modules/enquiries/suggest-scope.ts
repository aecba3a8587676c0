import { LAB_MEDIA, type LabMedium, USUAL_PARAMETERS } from '@anupalan/enums/labs';
import type { Limit } from '@anupalan/validators/entities/consent-document';

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

/** Parameters at most that are filled in; the person takes away what is not needed. */
const MOST = 20;

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a text names a parameter as a word of its own. */
function names(text: string, parameter: string): boolean {
  return new RegExp(`(^|[^\\p{L}\\p{N}])${escapePattern(parameter)}($|[^\\p{L}\\p{N}])`, 'iu').test(text);
}

function unique(words: readonly string[]): string[] {
  const seen = new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()]));
  return [...seen.values()].filter((word) => word !== '').slice(0, MOST);
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
  const named = [...limited, ...usual].filter((parameter) => names(text, parameter));
  if (named.length > 0) return { medium, parameters: unique(named) };
  return { medium, parameters: medium === null ? [] : unique(limited) };
}
