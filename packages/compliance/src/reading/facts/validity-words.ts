/** What a sentence on validity may be said of: the order itself. */
export const SUBJECT =
  /\b(?:consents?|authori[sz]ations?|clearance|order|CTE|CTO|CC\s?&\s?A|CCA|CFE|CFO|NOC|EC|this|^it|the\s+same|certificate|renewal|registration|permission|amendment|extension|authori[sz]es)\b/i;
/** The words of validity: what counts stands behind them. */
export const HOLDS = new RegExp(
  [
    /\bvalid(?:ity)?\b|\bin\s+force\b|\beffective\b|\bshall\s+(?:remain|continue)/,
    /\b(?:grant(?:s|ed)?|renew(?:s|ed)?|accord(?:s|ed)?|convey(?:s|ed)?|extend(?:ed)?|issue[ds]?)\b[^;]{0,220}?\bfor\s+(?:(?:a\s+|the\s+)?(?:further\s+)?(?:period|term)|\w+\s+years?\s+from\s|(?:the\s+)?(?:\w+\s+)?financial\s+years?\b)/,
    /\b(?:grant(?:ed|s)?|accord(?:ed|s)?|renew(?:ed|s|al)?|extend(?:ed|s)?|extension)\b(?:[^.;]|i\.e\.|\b(?:Ltd|Pvt|Prop|No|Mohd|Dist|Sh|Sri|Shri|Smti?|M\/s|[A-Z])\.){0,260}?\b(?:up\s*to|till|until)(?=\s*:?\s*(?:the\s+)?\d)/,
    /\b(?:granted|renewed|issued|accorded|extended)\b(?:[^;.]|\.(?!\s+[A-Z])){0,220}?\sfrom\s+(?:the\s+)?\d[\d./-]+\s+(?:to|till|up\s*to)\s+(?:the\s+)?\d/,
    /\b(?:grant|renew|extend|accord|issue)\s+(?:(?:the|this)\s+)?(?:consent|authori[sz]ation|clearance|CTO|CTE|CCA)\b[^.;]{0,120}?\sfrom\s+(?:the\s+)?\d[\d./-]+\s+(?:to|till|up\s*to)\s+(?:the\s+)?\d/,
    /\b(?:tenure|term|currency)\s+of\s+(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order)|\btrial\s+(?:run|production|operation)\b|\bfor\s+the\s+calendar\s+years?\b/,
    /\brenewed\s+for\s+(?:the\s+)?(?:financial\s+years?|F\.?Y)|\bextended\s+(?:by|for|from|with\s+effect)\b/,
    /\bdate\s+of\s+issue\s+(?:up\s*to|till|to)\s+(?:the\s+)?\d|\b(?:with\s+effect\s+from|w\.?\s?e\.?\s?f\.?)\s*\d[\d./-]+\s+(?:to|till|up\s*to)\s+\d/,
    /\b(?:granted|renewed|issued|accorded)\s+for\s+(?:\w+|\d+)\s*(?:\(\w+\)\s*)?(?:years?|months)\b|\b(?:grant|accord|issue|renew)\s+(?:the\s+|this\s+)?(?:consent|authori[sz]ation|(?:prior\s+)?environmental\s+clearance|EC)\b[^.;]{0,40}?\bfor\s+(?:a\s+(?:period|block|term)\s+of\s+)?(?:\w+|\d+)\s*(?:\(\w+\)\s*)?(?:years?|months)\b|\bfor\s+a\s+block\s+of\b|\b(?:be|remains?)\s+operative\b/,
    /\bexpir(?:es?|y|ing)\s+(?:on|by|with)\b|\bexpire\s+by\b|\bexpires?\s+(?:after|at\s+the\s+end)|\b(?:expiry\s+date|date\s+of\s+expiry)\b[^.;\d]{0,30}\d|\b(?:consent|authori[sz]ation|order|CTO|CTE|CCA)\s+expiry\s*[:–-]/,
    /\bperiod\s+(?:from|up\s*to|of\s+(?:validity|(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order))|ending)|\bco-?\s?termin(?:us|ous)\b/,
    /\b(?:grant|renew|accord|extend)(?:s|ed)?\b[^;]{0,280}?\bfrom\s+\d[\d./-]+\s+(?:to|till|up\s*to)\s+\d/,
    /\bsub(?:ject)?\s*\.?\s*[:.-]+\s*(?:grant|renewal|extension)\s+of\b[^.;]{0,90}?\b(?:(?:up\s*to|till)\s+(?:\d|[A-Z][a-z]{2,8}\s+20\d\d)|from\s+\d[\d./-]+\s+[-–]\s+\d)|\bauthori[sz]es\b[^;]{0,200}?\b(?:up\s*to|till|until)\s+\d/,
    /\bup\s*to\s+\d[\d./-]+\s+is\s+(?:here\s*by\s+)?granted|\bholds?\s+(?:good\s+)?(?:for|till|until|up)|\bshall\s+run\s+(?:up\s*)?(?:to|till|until)\b|\bsupersed/,
    /\b(?:lapses?|ends|runs\s+out|ceases?)\s+(?:to\s+(?:have\s+effect|be\s+(?:valid|effective))\s+)?(?:on|after|from)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** One of these is in every such statement: most sentences are spared the long pattern. */
export const MAY_HOLD =
  /valid|force|effect|convey|remain|continue|grant|renew|accord|exten|issue|expir|period|termin|hold|laps|ends|runs|cease|tenure|term|currency|trial|calendar|operative|authori[sz]e[ds]|w\.e\.f|wef|w\.e\. f/i;
/** What is valid beside the order: fees, guarantees, licences, earlier papers. */
export const OTHER_PAPER =
  /\bfees?\b|bank\s+guarantee|\bB\.?G\.?\b|agreement|membership|\bvide\b|(?<!\b(?:revoked|cancelled|withdrawn|suspended|modified|surrendered|is|comes)\s+)\bearlier\b|\bprevious\b|\b(?:was|had\s+been)\s+(?:valid|granted|renewed|extended|accorded|issued)|insurance|\blease|\brent\b|licen[cs]e|passbook|renewal\s+of|apply|\bperiod\s+of\s+construction|expired\s+on|\bvalid\s+(?:up\s*to|till|until)\s+(?:[\d./-]{6,10}|\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4})\W{0,2}\s+shall\s+be\s+(?:got\s+)?(?:renewed|complied|amended|revalidated|followed)|\b(?:renews|replaces|follows)\b[^;]{0,120}\bwhich\s+(?:lapse[sd]?|expire[sd]?|end(?:s|ed)|(?:is|was)\s+(?:valid|expiring))\b|hereinafter|\boperat(?:es|ing)\s+under\b|\bsupersed|\bin\s+(?:lieu|place|supersession|continuation)\s+of\b/i;
/** The words that grant, renew or extend the order. */
export const GRANTS =
  /\b(?:consent|authori[sz]ation|registration|certificate|order|clearance|EC|NOC|CTE|CTO|CC\s?&\s?A|CCA)\s+(?:order\s+)?(?:to\s+\w+\s+)?(?:under\s+(?:the\s+)?\w+\s+category\s+|under\s+(?:the\s+)?(?:provisions?\s+of|sections?)\s[^;.]{3,110}?\s)?(?:up\s*to\s+[\d./-]+\s+)?(?:is|are|shall\s+be|will\s+be|has\s+been|remains?|shall\s+remain)\s+(?:here\s*by\s+)?(?:granted|accorded|renewed|extended|valid|allowed|sanctioned|in\s+force)|\bgrants?\s+(?:its\s+|this\s+|the\s+)?(?:consent|authori[sz]ation)\b|\bhere\s*by\s+(?:renews?|extends?|accords?)\s+(?:its\s+|this\s+|the\s+|your\s+)?(?:consent|authori[sz]ation|registration|CT[EO]|CF[EO]|CCA)\b|\bis\s+here\s*by\s+granted\s+(?:consent|an?\s+authori[sz]ation)\b|\bconvey(?:s|ed)?\s+(?:the\s+|its\s+|herewith\s+)*(?:renewal\s+of\s+(?:the\s+)?)?(?:consent|authori[sz]ation)\b|\b(?:pleased|agreed|decided)\s+to\s+(?:grant|renew|accord|extend)\b|\b(?:is|stands)\s+(?:here\s*by\s+|also\s+|now\s+|auto[-\s]?)*(?:extended|renewed|revalidated)\b/i;
/** A day in figures or words. */
export const DAY = /\d[./-]\d{1,2}[./-]\d|(?:19|20)\d{2}\b/;
/** "Sub: Renewal of consent to operate up to August 2026". */
export const SUBJECT_GRANTS =
  /\bsub(?:ject)?\s*\.?\s*[:.-]+\s*(?:grant|renewal|extension)\s+of\b[^.;]{0,90}?\b(?:(?:up\s*to|till)\s+(?:\d|[A-Z][a-z]{2,8}\s+20\d\d)|from\s+\d[\d./-]+\s+[-–]\s+\d)/i;
/** "Validity: 30/06/2028", as a line of its own. */
export const LABEL =
  /^\W*(?:(?:\d{1,2}(?:\.\d{1,2})*\s*[.)]|\d{1,2}\.\d{1,2}(?=\s)|\(?[a-z]{1,4}\))\s*)?(?:validity|(?:is\s+)?valid(?:\s*[:–-]\s*(?=\d)|\s+(?:up\s*to|till|until|through|from|for))|period\s+of\s+(?:validity|(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order))|renewal\s+up\s*to|authori[sz]ed\s+period|for\s+(?:a|the)\s+period\s+(?:commencing\s+|starting\s+)?from(?=\s+(?:the\s+)?\d)|date\s+of\s+(?:commencement|effect)\b.*\bexpiry|date\s+of\s+(?:issue\b.*\bdate\s+of\s+)?expiry|expiry\s+date)\b/i;
/** "… for a period from 08/11/2022 to 31/10/2027 subject to the conditions below": the end of the words that grant. */
export const GRANTED =
  /\bfor\s+(?:a|the)\s+period\s+from\s+(?:the\s+)?\d[\d./-]+\s+(?:to|till|up\s*to)\s+(?:the\s+)?\d[\d./-]+,?\s+subject\s+to\b/i;
