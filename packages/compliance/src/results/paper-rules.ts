import { matches } from '../reading/language/search.ts';
import type { Rule } from '../reading/rule.ts';

/** The words of a document in one line, the lines of its top, and what they amount to. */
export type PaperWords = {
  text: string;
  /** The lines above all others, in which a document says what it is. */
  top: readonly string[];
  /** How often it says what somebody shall do. */
  demands: number;
  /** One of its lines is the title of a report, or a label that only laboratories print. */
  isTitled: boolean;
};

/** A document that is no report of measurements. */
export type OtherPaper = 'order' | 'conditions' | 'bill' | 'form';

/** What a document is, where it is no report. The first rule that knows decides. */
export type PaperRule = Rule<[words: PaperWords], OtherPaper>;

/** The authority's own words; a report that cites an order says "granted vide" or names its number. */
const GRANTS =
  /\b(?:consent|authori[sz]ation|clearance|permission|renewal|extension|certificate)\b[^.;]{0,120}?\b(?:is|are|stands)\s+(?:here\s*by\s+|also\s+|now\s+)*(?:granted|accorded|renewed|extended|issued)\b|\bhere\s*by\s+(?:\w+\s+){0,3}?(?:grants?|accords?|granted|accorded|authori[sz]e[sd]?|renews?)\b|\bpleased\s+to\s+(?:grant|accord|renew|extend)\b|\bsubject\s+to\s+(?:the\s+)?(?:\w+\s+){0,4}(?:terms|conditions|compliance)\b|\bterms\s+(?:and|&)\s+conditions\s+(?:of|stipulated|laid|attached)\b|\bconsent\s+order\s+no\b/i;
/** A report may say of itself what shall not be done with it. */
const DEMANDS_OF_REPORT = 3;
/** Demands that no report of a laboratory makes besides, however long its terms. */
const DEMANDS_OF_CONDITIONS = 5;

/** A title of its own; "Work order no. : 17" is a label of a report as well. */
const BILL =
  /^\W*(?:(?:tax|proforma|pro-forma|commercial|retail|service|gst|fee|payment|money)\s+)*(?:invoice|quotation|estimate|purchase\s+order|work\s+order|credit\s+note|debit\s+note|cash\s+memo|challan|delivery\s+challan|receipt)\W*(?:\(.*)?$/i;
const BILL_NUMBER = /^\W*(?:invoice|quotation|bill|receipt)\s*(?:no|number|date)\b/i;
const FORM =
  /^\W*form\s*[-–]?\s*(?:\d+|[ivx]+)\s*[-–]?\s*[a-e]?\b|^\W*(?:(?:hazardous|bio-?medical|e-?)\s*(?:and\s+other\s+)?waste\s+)?manifest\b|^\W*(?:\w+\s+){0,3}acknowledge?ment\b|^\W*application\s+(?:form|for)\b|^\W*annual\s+return\b|^\W*(?:material\s+)?safety\s+data\s+sheet\b/i;

/** The order matters: an order has conditions as well. */
export const PAPER_RULES: readonly PaperRule[] = [
  /** "Consent is hereby granted … subject to the following conditions". Leaves a report that cites its order. */
  {
    id: 'order',
    read: ({ text, demands, isTitled }) =>
      demands > (isTitled ? DEMANDS_OF_CONDITIONS : DEMANDS_OF_REPORT) && matches(GRANTS, text)
        ? 'order'
        : null,
  },
  /** Pages of an order without the one that grants it, a direction, a circular. Leaves the terms of a report. */
  {
    id: 'conditions',
    read: ({ demands, isTitled }) => (!isTitled && demands >= DEMANDS_OF_CONDITIONS ? 'conditions' : null),
  },
  /** "TAX INVOICE", also of a laboratory for its tests. Leaves a report that names the order for its work. */
  {
    id: 'bill',
    read: ({ top, isTitled }) =>
      top.some((line) => BILL.test(line) || (!isTitled && BILL_NUMBER.test(line))) ? 'bill' : null,
  },
  /** "FORM 10", a manifest, the receipt of a return. Leaves a report upon a form of its own. */
  {
    id: 'form',
    read: ({ top, isTitled }) => (!isTitled && top.some((line) => FORM.test(line)) ? 'form' : null),
  },
];
