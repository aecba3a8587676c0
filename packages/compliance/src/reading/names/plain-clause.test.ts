import { expect, it } from 'vitest';
import { toPlainClause } from './plain-clause.ts';
import { toName } from './to-name.ts';

it.each<[given: string, name: string]>([
  ['The unit should carryout analysis of waste water', 'Analyse waste water'],
  ['That, the silt traps shall be cleaned', 'Clean silt traps'],
  [
    'A plan of reuse shall be prepared in consultation with the AIDC and submitted',
    'Prepare and submit plan of reuse',
  ],
  [
    'If due to any accident or upset an emission above the limits occurs, the same shall be intimated to the Board',
    'Report accident or upset',
  ],
  [
    'Noise at the gate shall not exceed 75 dB(A) in day time and 70 dB(A) in night time and it shall be measured',
    'Measure noise at the gate',
  ],
  ['In case any leaking drum is found, DMF and the Board shall be informed', 'Report leaking drum'],
  ['In case of failure of the filter, the kiln shall not be run', 'Stop kiln'],
  ['Within 2 hours of receipt of a message from CETP the wet process shall be stopped', 'Stop wet process'],
  ['The unit shall survey the the open wells', 'Survey open wells'],
  ['The unit shall furnish the water balance ,power consumption', 'Furnish water balance, power consumption'],
  ['In addition, manual monitoring of dust shall be carried out', 'Carry out manual monitoring of dust'],
  ['The mill shall analyse also the water of the well', 'Analyse water of the well'],
  ['Further, the meters shall be calibrated', 'Calibrate meters'],
  ['Mock drill in this regard shall be carried out', 'Carry out mock drill'],
  ['The unit shall analyse the sewage for the above parameters', 'Analyse sewage'],
  [
    'Any accident or other unforeseen act or even, shall be reported',
    'Report accident or other unforeseen act',
  ],
  [
    'The unit shall put up the six monthly compliance on its website',
    'Publish six monthly compliance on its website',
  ],
  ['The report shall be put on the website', 'Publish report on the website'],
  ['The unit shall get the boiler inspected', 'Inspect boiler'],
  [
    'The occupier shall at his own cost get the samples of effluent collected and analysed by the Board',
    'Analyse samples of effluent',
  ],
  ['The occupier shall get the tanks tested for integrity', 'Test tanks for integrity'],
  ['The occupier shall see that the stock of masks is reviewed', 'Review stock of masks'],
  ['Return of effluent, even if nil, shall be sent to the office', 'Send return of effluent to the office'],
  ['Nil or otherwise, Form 4 shall be in the hands of the Board', 'Submit Form 4 to the Board'],
  ['The unit shall continue to furnish, as hitherto, figures of the stock', 'Furnish figures of the stock'],
  ['The unit shall submit a fresh licence, the present one being valid', 'Submit fresh licence'],
  ['The mill being sugar based, shall hand over its report', 'Hand over its report'],
  ['The nodal officer named by the Company shall visit the trees', 'Have nodal officer visit the trees'],
  ['The lessee shall, commencing from June 2027, report the stock to SEIAA', 'Report stock to SEIAA'],
  ['The mill shall submit to the office, on the 4th day, the tanker sheet', 'Submit tanker sheet'],
  ['Sampling and analysis of the digestate shall be done', 'Analyse digestate'],
  ['Joint inspection of the dykes shall take place', 'Carry out joint inspection of the dykes'],
  ['A scheme for the drains shall be handed in', 'Submit scheme for the drains'],
  ['Desilting of the shafts is required once a year', 'Desilt shafts'],
  ['There shall be a review of the plan', 'Carry out review of the plan'],
  ['The bond expires on 10.02.2027 and shall be renewed', 'Renew bond'],
  ['The mine shall make CMPDI carry out a survey of the pit', 'Survey pit'],
  ['The crusher must have a wind barrier of sheets', 'Provide wind barrier of sheets'],
  ['The last Saturday shall be used for cleaning of the drains', 'Clean drains'],
  ['The mill shall tell why it ran, and that such default shall not recur', 'Tell why it ran'],
  ['Chlorine sensors shall be tested at the start', 'Test chlorine sensors'],
  ['The Village Panchayat shall be informed of the blasting schedule', 'Report blasting schedule'],
  ['The Environmental Engineer shall be informed', 'Inform Environmental Engineer'],
  ['Well water shall be analysed for E. coli', 'Analyse well water for E. coli'],
  ['The river shall be sampled upstream of the plant', 'Sample river'],
])('%s', (given, name) => {
  expect(toName(given)).toBe(name);
});

it.each([
  'The unit shall furnish the water balance, power consumption and salt recovery',
  'A chimney as stated in the order of the year shall be painted',
  'Further processing of the waste shall be reported',
  'In the event of a leak the unit shall inform the Board',
  'The unit shall get the consent renewed and to keep it',
  'The unit shall get the treated effluent and its limits known',
])('what is plain stays: %s', (clause) => {
  expect(toPlainClause(clause)).toBe(clause);
});
