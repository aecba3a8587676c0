/** Lines of an invented order as they were typed, and as a good recogniser reads them. */
export const WELL_READ: readonly string[] = [
  'Any upset by which the tolerance limits may be crossed shall be told to the District',
  'Environmental Engineer by telephone at once, and in writing with all particulars afterwards.',
  'Green belt: at the rate of 400 trees for a hectare, of kinds that the Forest Department names for the',
  'district.',
  'The rain water structures shall be desilted each year before the north-east monsoon sets in.',
  'The unit shall send the figures of water drawn, effluent given to the CETP and power used to the',
  'DEE, Ranipet by the 10th of the succeeding month.',
  'The chromium left in the recovered liquor shall be estimated once in a fortnight, so that not less',
  'than 98 per cent goes back to tanning.',
  'The annual return on hazardous wastes in Form 4 shall be entered in the online system before',
  'June 30 of each year. The unit shall not keep hazardous waste for more than 90 days.',
];

/** The same lines out of a scan of 72 dots per inch. */
export const BADLY_READ: readonly string[] = [
  'Any vet by which the foleanc lim may be crowed shal be dd 10 the Dict',
  'Eviroectwetal ingens by ebepboms cece, sn 9 wriing with al paicolacs aber.',
  'Crem belt: of the cae of 490 tree fo hectare, of Adm tthe Fone Depart mes fo he',
  'dom',
  '“The tn ate syne sl) be sei cr ye bein th that cms tsb.',
  '2 Th cnt shall see he Figs of ware dv, eff ves 0 the CET and pens sed 0 he',
  'DEE, Ranipet by the 1h of the ving mesh,',
  'The chmvnteen eh in the recovers Boor shell be smd once i fom, wh tht ce ess',
  'hm 98 pe cont es ck amin.',
  'The asm rv on hazard wastes 1 Form 4 shal be gover 1 the cine syssem before',
  'Jue 30 ul each yeas The ss shal ox ep hasarions waste fo moe thas 90 days.',
];
