import type { CoverSubject } from '@anupalan/ui/site';

/** Words of tags and title that tell what an article is about; the first that fits decides. */
const RULES: readonly { subject: CoverSubject; words: RegExp }[] = [
  { subject: 'scan', words: /\b(?:scans?|fax(?:es)?|photographs?)\b/i },
  { subject: 'hazardous-waste', words: /\bhazardous\b/i },
  { subject: 'solid-waste', words: /\b(?:solid|plastic|battery|e-)\s?wastes?\b/i },
  { subject: 'monitoring', words: /\b(?:ocems|online monitoring|analysers?)\b/i },
  { subject: 'laboratory', words: /\b(?:laborator(?:y|ies)|nabl|samples?|sampling)\b/i },
  { subject: 'people', words: /\b(?:people|handover|roles?|training)\b/i },
  { subject: 'evidence', words: /\b(?:evidence|inspections?|records?)\b/i },
  { subject: 'safety', words: /\b(?:osh|safety|accidents?|emergency)\b/i },
  { subject: 'air', words: /\b(?:air|stacks?|emissions?|noise)\b/i },
  { subject: 'water', words: /\b(?:water|effluent|sewage|cess)\b/i },
  { subject: 'returns', words: /\b(?:returns?|forms?)\b/i },
  { subject: 'validity', words: /\b(?:validity|end date)\b/i },
  { subject: 'renewal', words: /\brenewals?\b/i },
  { subject: 'schedule', words: /\b(?:schedules?|due dates?|calendar)\b/i },
  { subject: 'consent', words: /\b(?:consent orders?|conditions?)\b/i },
];

/** What the cover of an article shows: found in its tags and title; undefined leaves it to its category. */
export function findSubject(tags: readonly string[], title: string): CoverSubject | undefined {
  const text = [...tags, title].join(' | ');
  return RULES.find(({ words }) => words.test(text))?.subject;
}
