import { toFamily } from '../rule-family.test-support.ts';
import { ADVERB_RULES } from './adverb-rules.ts';
import { ADVERB } from './adverbs.ts';
import { readAdverb } from './read-adverb.ts';

const WORD = new RegExp(`\\b${ADVERB}\\b(?:\\s+basis)?`, 'i');

/** What the first adverb or adjective of a sentence says: its frequency, as an adjective or not; null: nothing. */
export const adverbs = toFamily({
  name: 'adverb',
  rules: ADVERB_RULES,
  run: (sentence: string, rules) => {
    const match = WORD.exec(sentence);
    if (!match) return 'no adverb';
    const period = readAdverb(match[1] ?? '', match.index, match.index + match[0].length, sentence, {
      others: rules,
    });
    return period && `${period.frequency}${period.isAdjective ? ' adjective' : ''}`;
  },
  cases: {
    'shown-plan': {
      accepts: [['The annual training calendar shall be displayed at the gate.', null]],
      rejects: [['The annual training calendar shall be drawn up.', 'yearly adjective']],
    },
    'hours-of-sample': {
      accepts: [['Air at the school: 8-hourly samples shall be taken on two days.', null]],
      rejects: [
        ['Samples shall be taken hourly.', 'daily'],
        ['Hourly samples shall be taken.', 'daily adjective'],
      ],
    },
    'day-to-day': {
      accepts: [
        ['The unit shall keep day to day records of its work.', null],
        ['Day to day entries of the lime that is used shall be kept.', 'daily adjective'],
        ['The unit shall maintain a day to day log of the fuel burnt.', 'daily adjective'],
        ['The yard shall be kept tidy day to day, in all seasons.', null],
        ['The sprays shall be operated day-to-day in the dry months and the log shall be kept.', null],
      ],
      rejects: [
        ['The register shall be updated on day to day basis.', 'daily'],
        ['The readings shall be maintained day to day by the foreman.', 'daily'],
        ['The policy shall be renewed from year to year.', 'yearly'],
      ],
    },
    amount: {
      accepts: [
        ['Waste generated daily shall be segregated.', null],
        ['The refuse collected daily from the colony shall be composted.', null],
      ],
      rejects: [
        ['Reports shall be generated daily and kept.', 'daily'],
        ['Samples of the wells, collected half-yearly, shall be kept.', 'half_yearly'],
        ['Refuse shall be taken from bins and collected daily from the colony.', 'daily'],
      ],
    },
    'in-standstill': {
      accepts: [
        ['Bearings shall be looked after during the annual shut down.', 'yearly'],
        ['Annual shutdown shall be used for the overhaul of the bearings.', 'yearly'],
      ],
      rejects: [['Dust may rise during the annual shut down.', null]],
    },
    computed: {
      accepts: [['The mill shall keep its use below 3 m3 per tonne, computed on monthly basis.', null]],
      rejects: [['The use shall be computed on monthly basis.', 'monthly']],
    },
    'by-machine': {
      accepts: [['The flow shall be measured hourly by the online system.', null]],
      rejects: [['The flow shall be measured hourly by the operator.', 'daily']],
    },
    'of-value': {
      accepts: [
        ['Ozone shall be within 100 µg/m3 (8 hourly) at the gate.', null],
        ['Air shall meet PM10 - 90 and SO2 - 60 (all in µg/m3, 8 hourly) at the gate.', null],
      ],
      rejects: [['The flow (hourly) shall be logged.', 'daily']],
    },
    averaging: {
      accepts: [
        ['Air shall be sampled on 24 hourly basis twice a week.', null],
        ['Air shall be sampled for 8-hourly basis, four times a year.', null],
        ['Dust shall be within 100 units (24 hourly) at the gate.', null],
      ],
      rejects: [['Readings shall be noted on 2 hourly basis.', 'daily']],
    },
    'of-past-years': {
      accepts: [['The mill shall give annual figures of last three years.', null]],
      rejects: [['The mill shall give quarterly figures of the last quarter.', 'quarterly adjective']],
    },
    'in-brackets': {
      accepts: [['The reports of soil (annual) shall be sent.', 'yearly']],
      rejects: [
        ['The charts (annual rainfall) shall be kept.', null],
        ['Lead shall not exceed 1.0 µg/m3 (24 hourly) and 0.5 µg/m3 (annual).', null],
      ],
    },
    shown: {
      accepts: [
        ['The following shall be produced at inspection: monthly log book and the manifests.', null],
        ['The mill shall keep ready for a visit: a plan, the daily records and the manifests.', null],
      ],
      rejects: [['The following shall be sent: monthly log book and manifests.', 'monthly adjective']],
    },
    mentioned: {
      accepts: [
        ['The minutes shall be enclosed with the annual report.', null],
        ['The results shall be annexed to the annual return.', null],
        ['The mill shall help the officers during their half-yearly inspection.', null],
        ['It shall be stated in the said quarterly return.', null],
      ],
      rejects: [
        ['The unit shall submit the annual report.', 'yearly adjective'],
        ['The unit shall add to the annual report a list of its wells.', 'yearly adjective'],
        ['The loss shall be entered under monthly heads of the register.', null],
      ],
    },
    preserved: {
      accepts: [
        ['The monthly log sheets of five years shall be preserved.', null],
        ['Quarterly reports shall be produced on demand.', null],
      ],
      rejects: [['The monthly log sheets shall be sent.', 'monthly adjective']],
    },
    recorded: {
      accepts: [
        ['The daily rainfall shall be recorded.', 'daily adjective'],
        ['The monthly sale of ash shall be intimated.', 'monthly adjective'],
        ['Yearly subscription to the society shall be paid.', 'yearly adjective'],
        ['Monthly use of power by the filters should be mailed to us.', 'monthly adjective'],
        ['Shift-wise dosing of alum be entered in the book.', 'daily adjective'],
      ],
      rejects: [
        ['The form with annual fees of the holder shall be submitted.', null],
        ['The daily rainfall shall be drained.', null],
        ['The daily quantity of sewage shall be measured as and when required by the Board.', null],
      ],
    },
    'come-from': {
      accepts: [['Grease spilled during weekly maintenance shall be wiped up.', null]],
      rejects: [['Grease shall be changed during weekly maintenance.', 'weekly adjective']],
    },
    figure: {
      accepts: [['Annual turnover and investment details shall be furnished.', null]],
      rejects: [['Annual turnover statement shall be furnished.', 'yearly adjective']],
    },
    share: {
      accepts: [['The use of water shall be cut by 5% year on year.', null]],
      rejects: [['The use of water shall be noted year on year.', 'yearly']],
    },
    'hours-of-a-day': {
      accepts: [
        ['The kiln shall be fired for a maximum of 16 hours daily.', null],
        ['The fan shall run 8 hrs daily.', null],
      ],
      rejects: [['The fan shall be checked by hours daily.', 'daily']],
    },
    'measure-before': {
      accepts: [
        ['The discharge shall keep to a maximum daily of 14 KL.', null],
        ['The total monthly records shall be compared.', null],
      ],
      rejects: [['The maximum shall be noted in monthly records.', 'monthly adjective']],
    },
    basis: {
      accepts: [
        ['The cess shall be settled on annual basis.', 'yearly'],
        ['The pit shall be filled on a quarterly basis mean time.', 'quarterly'],
      ],
      rejects: [['The unit shall hold annual drills.', 'yearly adjective']],
    },
    'measure-after': {
      accepts: [
        ['The monthly average readings shall be below the limit.', null],
        ['The daily maximum data of the meter are kept.', null],
        ['The monthly, quarterly and annual averages and readings shall be shown.', null],
      ],
      rejects: [['The monthly readings shall be noted.', 'monthly adjective']],
    },
    adverb: {
      accepts: [
        ['The unit shall analyse the effluent monthly and dry the sludge.', 'monthly'],
        ['The occupier shall pay the fee annually without fail.', 'yearly'],
        ['The mill shall check its meters monthly online.', 'monthly'],
        ['Check of the doser: by the operator, annual by the supplier.', 'yearly'],
        ['Fuel used shall be recorded shift-wise.', 'daily'],
        ['The screens shall be washed weekly (on Sundays).', 'weekly'],
        ['The tank shall be checked day by day during the trial.', 'daily'],
      ],
      rejects: [
        ['The unit shall make annual, lasting improvements.', null],
        ['The daily discharge shall be below 14 KL.', null],
      ],
    },
    'clause-follows': {
      accepts: [
        ['The unit shall test the ground water quarterly covering heavy metals.', 'quarterly'],
        ['The mill shall survey its pumps yearly rating each of them.', 'yearly'],
      ],
      rejects: [['The daily running hours of the pump are twelve.', null]],
    },
    'time-of-day': {
      accepts: [['Water the roads daily morning.', 'daily']],
      rejects: [['The daily output of the mill is 20 t.', null]],
    },
    'after-verb': {
      accepts: [
        ['Noise shall be measured half-yearly day time.', 'half_yearly'],
        ['The meters should be sealed and verified yearly unit wise.', 'yearly'],
        ['Desludging shall be carried out quarterly unit by unit.', 'quarterly'],
        ['The mill shall get its meters calibrated monthly outside.', 'monthly'],
      ],
      rejects: [
        ['The mill shall monitor daily discharge.', null],
        ['The load of treated daily discharge is 20 kg.', null],
      ],
    },
    'before-verb': {
      accepts: [
        ['The drains shall be quarterly desilted.', 'quarterly'],
        ['The mill must monthly furnish its figures.', 'monthly'],
      ],
      rejects: [['It is one of the quarterly desilted drains.', null]],
    },
    'copy-shown': {
      accepts: [['Copy of annual return shall be displayed at the gate.', null]],
      rejects: [['Copy of annual return shall be sent to the mill.', 'yearly adjective']],
    },
    kept: {
      accepts: [
        ['The annual return shall be kept at site.', null],
        ['The quarterly noise and air reports should be made available.', null],
      ],
      rejects: [['The annual return shall be sent to the Board.', 'yearly adjective']],
    },
    'duty-noun': {
      accepts: [
        ['The unit shall submit quarterly compliance reports.', 'quarterly adjective'],
        ['An annual health check-up shall be arranged.', 'yearly adjective'],
        ['The unit shall keep a weekly log of the pump.', 'weekly adjective'],
      ],
      rejects: [
        ['The daily water consumption shall not exceed 120 KL.', null],
        ['The annual turnover of the unit, as per the audit, is stated.', null],
      ],
    },
  },
});
