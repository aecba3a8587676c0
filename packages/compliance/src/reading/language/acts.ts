/** Nouns and amounts with the ending of a participle, and what describes how much there is or where. */
const NO_ACT =
  '(?:need|feed|shed|seed|reed|weed|speed|exceed|proceed|succeed|indeed|hundred|bleed|watershed|generated|produced|consumed|used|reused|received|handled|emitted|discharged|treated|manufactured|processed|supplied|permitted|granted|allowed|authori[sz]ed|approved|paid|based|related|attached|connected|named|located|situated|proposed|required|applied|calculated|considered|issued|dated|amended|notified|mentioned|specified|prescribed|stipulated|stated|expected|estimated|limited|restricted|imposed|decided|valid|held|said|aggrieved|concerned|established|incorporated|employed|engaged)';

/** Source of a pattern for a participle that tells of an act: "tested", "re-filled", "sent". Leaves "generated", "approved". */
export const ACT = `(?:re-)?(?!${NO_ACT}\\b)(?:[a-z]{3,}ed|done|taken|sent|kept|drawn|run|swept|made|given|put|filed|shown|read|built|laid|cut)`;
