/** The number of a condition where a passage begins with it: "17.", "3.2 (a)", "iv)". */
const CONDITION_NO =
  /^\s*\(?((?:\d{1,3}(?:\.\d{1,3})*|[ivx]{1,5}|[a-z])(?:\s?\([a-z\d]{1,3}\))?)[.)]\s+(?=\S)/i;

/** The number of the condition that a passage begins with, and the words after it. */
export function splitConditionNo(text: string): { conditionNo: string; words: string } {
  const match = CONDITION_NO.exec(text);
  if (match === null) return { conditionNo: '', words: text };
  return { conditionNo: match[1] ?? '', words: text.slice(match[0].length) };
}
