/** What is known of every match of a part of a pattern. */
type Known = {
  /** All texts that the part can match, where they are few. */
  exact: readonly string[] | null;
  /** Literals, one of which is in every match; null where a match may have none of them. */
  needed: readonly string[] | null;
};

/** More texts than this are no longer written out. */
const FEW = 24;
const ANYTHING: Known = { exact: null, needed: null };
const NOTHING: Known = { exact: [''], needed: null };

/** A literal as good as the other says more the longer it is, and the fewer there are. */
const worthOf = (literals: readonly string[] | null): number =>
  literals === null ? 0 : Math.min(...literals.map((each) => each.length)) - literals.length / FEW;

const better = (a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null =>
  worthOf(b) > worthOf(a) ? b : a;

/** What `exact` texts need: themselves, unless one of them is empty. */
const neededBy = (exact: readonly string[] | null): readonly string[] | null =>
  exact?.every((each) => each !== '') ? exact : null;

const oneOf = (parts: readonly Known[]): Known => {
  const exact = parts.every((part) => part.exact !== null) ? parts.flatMap((part) => part.exact ?? []) : null;
  const needs = parts.map((part) => better(part.needed, neededBy(part.exact)));
  return {
    exact: exact !== null && exact.length <= FEW ? [...new Set(exact)] : null,
    needed: needs.every((need) => need !== null) ? [...new Set(needs.flat())] : null,
  };
};

const inOrder = (parts: readonly Known[]): Known => {
  let run: readonly string[] = [''];
  let needed: readonly string[] | null = null;
  let isExact = true;
  for (const part of parts) {
    needed = better(needed, part.needed);
    const longer = part.exact?.flatMap((end) => run.map((start) => start + end)) ?? null;
    if (longer !== null && longer.length <= FEW) run = longer;
    else {
      needed = better(better(needed, neededBy(run)), neededBy(part.exact));
      run = [''];
      isExact = false;
    }
  }
  return isExact ? { exact: run, needed } : { exact: null, needed: better(needed, neededBy(run)) };
};

/** Reads the source of a pattern without flags that change its grammar. */
class Source {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): Known {
    const parts: Known[] = [];
    do parts.push(this.#sequence());
    while (this.#takes('|'));
    return oneOf(parts);
  }

  #sequence(): Known {
    const parts: Known[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#next())) parts.push(this.#repeated());
    return inOrder(parts);
  }

  #repeated(): Known {
    const part = this.#atom();
    const [quantifier = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += quantifier.length;
    if (quantifier === '') return part;
    if (quantifier.startsWith('?')) return { exact: part.exact && ['', ...part.exact], needed: null };
    const isNeeded = quantifier.startsWith('+') || /^\{[1-9]/.test(quantifier);
    return isNeeded ? { exact: null, needed: better(part.needed, neededBy(part.exact)) } : ANYTHING;
  }

  #atom(): Known {
    const char = this.#take();
    if (char === '(') return this.#group();
    if (char === '[') return this.#charClass();
    if (char === '.') return ANYTHING;
    if (char === '^' || char === '$') return NOTHING;
    if (char !== '\\') return toLiteral(char);
    const escaped = this.#take();
    if (escaped === 'b' || escaped === 'B') return NOTHING;
    return /\w/.test(escaped) ? this.#escape(escaped) : toLiteral(escaped);
  }

  /** Letters and digits behind a backslash stand for something else; those of a code have more of them. */
  #escape(letter: string): Known {
    const length = letter === 'x' ? 2 : letter === 'u' ? 4 : 0;
    this.#at += length;
    return ANYTHING;
  }

  #group(): Known {
    const [kind = ''] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += kind.length;
    const inside = this.read();
    this.#at += 1;
    // What must not be there says nothing; what is only looked at is no part of the match, but of the text.
    if (kind.endsWith('!')) return NOTHING;
    return kind.endsWith('=')
      ? { exact: [''], needed: better(inside.needed, neededBy(inside.exact)) }
      : inside;
  }

  #charClass(): Known {
    const from = this.#at;
    while (this.#next() !== ']') this.#at += this.#next() === '\\' ? 2 : 1;
    const chars = this.#source.slice(from, this.#at);
    this.#at += 1;
    // One of a few letters, as in "analy[sz]ed".
    return /^\w{1,4}$/.test(chars) ? oneOf([...chars].map(toLiteral)) : ANYTHING;
  }

  #next(): string {
    return this.#source.charAt(this.#at);
  }

  #take(): string {
    this.#at += 1;
    return this.#source.charAt(this.#at - 1);
  }

  #takes(char: string): boolean {
    if (this.#next() !== char) return false;
    this.#at += 1;
    return true;
  }
}

/** Letters beyond ASCII have more than two cases, and are no help. */
const toLiteral = (char: string): Known =>
  char < '\u0080' ? { exact: [char.toLowerCase()], needed: null } : ANYTHING;

/** To look for more words than these takes as long as to try the pattern. */
const MOST_WORDS = 12;

/**
 * Words, one of which, in lower case, is in the lower case of every text that a pattern matches: what a look for them
 * can rule out before the pattern is tried. Null where there are none, or too many for that to be worth it.
 */
export const findLiterals = ({ source, flags }: RegExp): readonly string[] | null => {
  if (/[uv]/.test(flags)) return null;
  const known = new Source(source).read();
  const literals = better(known.needed, neededBy(known.exact));
  if (literals === null || literals.some((each) => each.length < 2)) return null;
  // "monthly" is found with "month".
  const words = literals.filter((each) => !literals.some((other) => other !== each && each.includes(other)));
  return words.length <= MOST_WORDS ? words : null;
};
