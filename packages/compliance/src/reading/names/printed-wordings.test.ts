import { describe, expect, it } from 'vitest';
import { namesOf } from './names-of.test-support.ts';

describe('the names of duties in the wordings of printed orders', () => {
  it.each<[string, string[]]>([
    ['The mill will get analyse its waste water within 02 months.', ['Analyse waste water']],
    ['The mill shall be got its stack tested within 2 months.', ['Test stack']],
    ['The mill will gets its boiler inspected within one month.', ['Inspect boiler']],
    ['The mill shall got checked its meters within 3 months.', ['Check meters']],
    ['The mills are requested to send their figures every quarter.', ['Send figures']],
    ['The mill will have to weigh the ash on monthly basis.', ['Weigh ash']],
    ['The health care facility shall hold camps once in a year.', ['Hold camps']],
    ['It shall be mandatory for the project management to send half-yearly reports.', ['Send reports']],
    ['The mill shall ensure that the safety meeting is held once in three months.', ['Hold safety meeting']],
    ['Six months time is granted for installation of meters.', ['Install meters']],
    ['Intimation of closing of the kiln shall be given 15 days in advance.', ['Report closing of the kiln']],
    ['The mill should regularly monitor the wells atleast once in three months.', ['Monitor wells']],
    ['Such self monitoring shall be performed every month.', ['Carry out self monitoring']],
    ['Work zone noise survey: April & October.', ['Carry out work zone noise survey']],
    ['HCl and HF of the incinerator stack: annually.', ['Monitor HCl and HF of the incinerator stack']],
    [
      'The tanks shall be inspected daily in the monsoon and weekly at other times.',
      ['Inspect tanks', 'Inspect tanks'],
    ],
    [
      'The old rules shall be complied and compliance status submitted half yearly to the Board.',
      ['Submit compliance status'],
    ],
    [
      'The pit plan shall be looked through and the annual progress report on pit filling submitted by 1st July every year.',
      ['Submit annual progress report on pit filling'],
    ],
    [
      'Four stations shall be set up for dust, SO2 and NOx monitoring and the samples shall be collected once in a fortnight.',
      ['Collect samples'],
    ],
    [
      'A plan specifying prospective works of the mill shall be made and submitted within 6 months.',
      ['Make plan'],
    ],
    ['The mill shall report within 24 hours about the accident.', ['Report accident']],
    [
      'In the event of failure of the old filter, the kiln shall be stopped immediately and the same shall be reported to the Board within 24 hours.',
      ['Stop kiln', 'Report failure of the old filter'],
    ],
  ])('%s', (condition, names) => {
    expect(namesOf(condition)).toEqual(names);
  });
});
