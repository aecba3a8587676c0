/** A group of a match, as text: empty where the pattern leaves it out. */
export const groupOf = (match: RegExpMatchArray, at: number): string => match[at] ?? '';
