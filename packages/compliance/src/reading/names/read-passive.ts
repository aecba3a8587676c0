import type { Parts } from './activities.ts';
import { lower, toObject, toRest, upper } from './grammar.ts';
import { STATE, TELLS } from './name-words.ts';
import { LONGEST_NAME } from './shorten.ts';
import { isTold } from './told.ts';
import { toBaseForm } from './verbs.ts';

/** What an authority or an institute does with a paper or a plant. */
const OTHERS_DO = /^(?:approve|certify|sanction|vet)$/;

/** An object that leaves room for the participle behind it. */
const toShortObject = (object: string, participle: string): string => {
  const isLong = (short: string): boolean => `Get ${short} ${participle}`.length > LONGEST_NAME;
  const whole = lower(object).replace(/\s+got$/i, '');
  let short = isLong(whole) ? whole.replace(/\s(?:the|an?)(?=\s)/g, '') : whole;
  while (isLong(short) && /\s(?:of|with|for|at|in|from|and)\s/i.test(short))
    short = short.replace(
      /,?\s(?:of|with|for|at|in|from|and)\s(?!.*\s(?:of|with|for|at|in|from|and)\s).*$/i,
      '',
    );
  return short;
};

/** A passive as an order: subject, participle, a second one, particle and rest as `PASSIVE` finds them. */
export const readPassive = (m: RegExpExecArray): Parts | null => {
  const verb = toBaseForm(m[2] ?? '');
  const second = m[3] ? toBaseForm(m[3]) : null;
  const object = toObject(
    (m[1] ?? '').replace(/^in\s+(?:the\s+)?(?:case|event)\s+of\s+(?:[^,]+,\s+|.*?\s+(?=the\s))/i, ''),
  );
  if (!verb || !object) return null;
  // What others decide is got from them: "Get plan approved".
  if (OTHERS_DO.test(verb) && !second)
    return { verb: 'Get', object: `${toShortObject(object, m[2] ?? '')} ${m[2]}` };
  if (verb === 'accompany') return { verb: 'Submit', object: lower(object) };
  if (verb === 'make' && /^\s+(?:operational|functional)\b/i.test(m[5] ?? ''))
    return { verb: 'Commission', object: lower(object) };
  // "carried to the plant" is no act; "topped up to Rs. 3 lakh" keeps its particle.
  const isMoved = verb === 'carry' && /^\s+(?:to|from|into|away)\s/i.test(m[5] ?? '');
  const isTopped = verb === 'top' && !m[4] && /^\s+up\s/i.test(m[5] ?? '');
  const first =
    /^(?:carry|do|perform|undertake)$/.test(verb) && !m[4] && !isMoved
      ? 'carry out'
      : isTopped
        ? 'top up'
        : verb;
  const verbs = [first, second].filter((each) => each !== null).join(' and ');
  if (TELLS.test(verb) && isTold(object)) return { verb: 'Report', object: lower(object) };
  const state = /^(?:make|keep)$/.test(verb) ? (STATE.exec(m[5] ?? '')?.[0] ?? '') : '';
  return {
    verb: upper(`${verbs}${m[4] ? ` ${m[4]}` : ''}`),
    object: `${lower(object)}${state || toRest(m[5] ?? '')}`,
  };
};
