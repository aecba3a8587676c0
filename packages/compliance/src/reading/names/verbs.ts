/** Verbs that orders use whose base form cannot be told from their participle by its letters. */
const IRREGULAR: Record<string, string> = {
  made: 'make',
  done: 'do',
  taken: 'take',
  undertaken: 'undertake',
  given: 'give',
  sent: 'send',
  kept: 'keep',
  held: 'hold',
  put: 'put',
  run: 'run',
  drawn: 'draw',
  shown: 'show',
  built: 'build',
  brought: 'bring',
  got: 'get',
  paid: 'pay',
  laid: 'lay',
  dug: 'dig',
  sunk: 'sink',
  sown: 'sow',
  swept: 'sweep',
  written: 'write',
  read: 'read',
  told: 'tell',
  set: 'set',
  cut: 'cut',
  fed: 'feed',
  met: 'meet',
  known: 'know',
  burnt: 'burn',
  found: 'find',
  withdrawn: 'withdraw',
  overseen: 'oversee',
  sold: 'sell',
  bought: 'buy',
  left: 'leave',
  spent: 'spend',
  led: 'lead',
  struck: 'strike',
  sought: 'seek',
  pasted: 'paste',
  taught: 'teach',
  shut: 'shut',
  spread: 'spread',
};

/** Stems behind which a lost "e" belongs, by their last letters ("calibrat", "replac", "measur", "handl"). */
const LOSES_E: readonly RegExp[] = [
  /[cgvzu]$/,
  /[^s]s$/,
  /e$/,
  /[^aeo]at$/,
  /[^aeiou](?:ad|id|od|ud|ut|ib|um|il|ul|in|ir|ar)$/,
  /qu?ir$|[^o]ur$/,
  /[^aeioulrw]l$/,
  /^(?:concret|descal|stor|restor|ignor|explor|scor|complet|delet|invit|ignit|promot|denot|composit|postpon|escap|evok|conven|interven)$/,
  // A short verb would have doubled its last letter: "filed" is "file", "filled" "fill".
  /^[^aeiou]*[aeiouy][^aeiouwxy]$/,
];
/** What these take for theirs, and is not. */
const KEEPS_ITS_END =
  /(?:^|[-\s])(?:focus|bias|canvas|sugar|civil|hang|long|belong|ring|bring|combat|format)$|occur$/;

/** Nouns of an activity, and the verb that says the same with an object. */
export const ACTIVITY_VERBS: Record<string, string> = {
  monitoring: 'Monitor',
  sampling: 'Sample',
  analysis: 'Analyse',
  testing: 'Test',
  test: 'Test',
  calibration: 'Calibrate',
  maintenance: 'Maintain',
  cleaning: 'Clean',
  desludging: 'Desludge',
  desilting: 'Desilt',
  inspection: 'Inspect',
  checking: 'Check',
  measurement: 'Measure',
  recording: 'Record',
  submission: 'Submit',
  renewal: 'Renew',
  installation: 'Install',
  survey: 'Survey',
  training: 'Train',
  replacement: 'Replace',
  plantation: 'Plant',
  servicing: 'Service',
  validation: 'Validate',
  verification: 'Verify',
  payment: 'Pay',
  upgradation: 'Upgrade',
  disposal: 'Dispose of',
  sprinkling: 'Sprinkle',
};

/** Ends of a verb whose last consonant is doubled before "-ed". */
const DOUBLED = /(?:bb|dd|gg|mm|nn|pp|rr|tt|(?:ev|ab|tr|anc|ann|od)(?:e|o)ll|otall)$/;
const KEEPS_DOUBLE = /(?:add|egg|err|purr|putt|watt)$/;

/**
 * The base form of a participle in small letters: "submitted" is "submit", "analysed" "analyse", "carried" "carry".
 * Null for what is no participle.
 */
export const toBaseForm = (participle: string): string | null => {
  const word = participle.toLowerCase();
  const irregular = IRREGULAR[word.replace(/^re-?(?=built|laid|written|run|set)/, '')];
  if (irregular) return irregular;
  if (!/^[a-z-]{2,}ed$/.test(word)) return null;
  const stem = word.slice(0, -2);
  if (/[^aeiou]i$/.test(stem)) return `${stem.slice(0, -1)}y`;
  if (DOUBLED.test(stem) && !KEEPS_DOUBLE.test(stem)) return stem.slice(0, -1);
  if (!KEEPS_ITS_END.test(stem) && LOSES_E.some((end) => end.test(stem))) return `${stem}e`;
  return stem;
};
