const VAGUE = /\b(?:periodical(?:ly)?|at regular intervals?|at frequent intervals?|on a regular basis)\b/i;
const ACTIVITY =
  /\b(?:shall|should|must)\b[^.;]*\b(?:monitor\w*|analy[sz]\w*|submit\w*|report\w*|test\w*|calibrat\w*|clean\w*|check\w*|inspect\w*|train\w*|updat\w*|upload\w*|conduct\w*|carried|done|measur\w*|send|sent)\b/i;
const LEFT_OPEN =
  /\b(?:quarterly|monthly|half[-\s]?yearly)\s*\/\s*(?:quarterly|monthly|half[-\s]?yearly|yearly)\b/i;

/** What to ask where a duty is to be done "periodically" and the order does not say how often; null otherwise. */
export const findVagueness = (sentence: string): string | null => {
  const word = VAGUE.exec(sentence)?.[0];
  if (!word || !ACTIVITY.test(sentence) || LEFT_OPEN.test(sentence)) return null;
  return `The order says "${word.toLowerCase()}" and not how often. Which period should be kept?`;
};
