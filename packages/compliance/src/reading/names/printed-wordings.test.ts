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
    [
      'At least 400 saplings along the wall shall be planted by 15th August every year.',
      ['Plant at least 400 saplings along the wall'],
    ],
    [
      'Renewal of registration shall be applied for sixty days before its expiry.',
      ['Apply for renewal of registration'],
    ],
    [
      'The meter shall be seen and full calibration shall be got done quarterly.',
      ['Carry out full calibration'],
    ],
    [
      'Scum shall be removed from the traps weekly and handed over to others.',
      ['Remove scum from the traps'],
    ],
    [
      'The silt pond shall be emptied before 30th June of each year and the silt used for filling.',
      ['Empty silt pond'],
    ],
    [
      'X-ray and spirometry of the furnace and crusher workers at all the sheds shall be conducted once in a year.',
      ['Conduct X-ray and spirometry'],
    ],
    [
      'The belt on the southern side, short by 0.6 acre, shall be completed by 30/06/2026.',
      ['Complete belt on the southern side'],
    ],
    [
      'The C.A. certificate of gross block shall be uploaded within 45 days.',
      ['Upload CA certificate of gross block'],
    ],
    [
      'Calibration of the meter against isokinetic sampling shall be done quarterly.',
      ['Calibrate meter against isokinetic sampling'],
    ],
    ['The belt shall be brought up to 33% of the area before 30.06.2026.', ['Raise belt to 33% of the area']],
    [
      'The cell shall meet every three months under the chairmanship of the Director.',
      ['Hold meetings of the cell'],
    ],
    ['Piezometers, four in number, shall be sunk within 120 days.', ['Sink piezometers']],
    [
      'A meter shall be fitted within six months of issue of this consent as per the directions of HP Ground Water Authority.',
      ['Fit meter'],
    ],
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
