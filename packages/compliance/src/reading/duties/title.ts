const LONGEST = 90;
const LEAD = /^(?:\d{1,3}(?:\.\d+)+[.)]?\s+)?(?:\(?(?:\d{1,3}|[ivxl]+|[a-zA-Z])[.)\]]\s*)*/;
const SUBJECT =
  /^(?:(?:the|that|this|also|further|moreover|however|besides|in addition,?|accordingly,?)\s+)*(?:said\s+)?(?:applicant|unit|industry|occupp?ier|project\s+(?:proponent|authorities)|proponent|pp|company|firm|facility|hcf|hce|hospital|institution|operator|management|authori[sz]ed\s+person|person\s+authori[sz]ed|you|consentee|entrepreneur|factory|plant|lessee)(?:\s+(?:concerned|authorities))?\s+(?:(?:at\s+(?:his|its|their)\s+own\s+cost)\s+)?(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to|is\s+required\s+to)\s+(?:also\s+|always\s+|further\s+|strictly\s+)?/i;

const cut = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const short = text.slice(0, LONGEST);
  const atWord = short.slice(0, Math.max(short.lastIndexOf(' '), 40));
  return `${atWord.replace(/[\s,;:&(-]+$/, '').replace(/\s+(?:and|of|the|to|for|in|by|with|a|an|or|on|at|from|as|its|which|such)$/i, '')}…`;
};

/** A clause as the name of a task: without number and "The applicant shall", in one line, cut at a word. */
export const toTitle = (clause: string): string => {
  const plain = clause
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(/^(?:and|&|whereas|while|but|,|;|-)+\s*/i, '');
  const bare = plain
    .replace(SUBJECT, '')
    .replace(/^(?:the|that)\s+/i, '')
    .replace(/\b(?:shall|should|must|will)\s+(?:also\s+)?be\b/i, 'to be')
    .replace(/[\s.;:,]+$/, '');
  const title = cut(bare || plain);
  return title.slice(0, 1).toUpperCase() + title.slice(1);
};
