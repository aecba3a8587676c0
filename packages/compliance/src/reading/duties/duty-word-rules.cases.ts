import { toFamily } from '../rule-family.test-support.ts';
import { DUTY_WORD_RULES, hasCommand, isDuty } from './duty-word-rules.ts';

/** Whether a sentence commands, is a duty for its activity alone, or is none. */
export const dutyWords = toFamily({
  name: 'duty word',
  rules: DUTY_WORD_RULES,
  run: (sentence: string, rules) =>
    hasCommand(sentence, rules) ? 'command' : isDuty(sentence, rules) ? 'duty' : 'none',
  cases: {
    modal: {
      accepts: [
        ['The recycler is to weigh the scrap each day.', 'command'],
        ['The occupier is hereby instructed to weigh the drums on each Saturday.', 'command'],
        ['Leave is given subject to planting of ten trees within one year.', 'command'],
        ['The drains shall be kept clear.', 'command'],
        ['The occupier is to file Form-4 on or before 30th June.', 'command'],
        ['Charges are payable quarterly in advance.', 'command'],
        ['Time of five months is given to the mill for the pit.', 'command'],
        ['The waste committee to meet half yearly.', 'command'],
        ['The unit will plant trees every year.', 'command'],
        ['The boiler attendant will blow the tubes in every shift.', 'command'],
        ['Monthly reports to be sent by e-mail.', 'command'],
        ['Water sprinklers to run for an hour.', 'command'],
        ['Vacuum truck to visit the colony once a week.', 'command'],
        ['The holder is required to call once a year.', 'command'],
        ['All mills are requested to call once a year.', 'command'],
        ['It is mandatory for the mill to call once a year.', 'command'],
        ['A trial be taken once a month.', 'command'],
        ['Pits be de-silted once a year.', 'command'],
        ['The deadline for the second pit is 30.06.2026.', 'command'],
        ['The operator is expected to look at the pit each day.', 'command'],
        ["Six months' time is granted for the second pit.", 'command'],
        ['180 days are allowed for lining of the pit.', 'command'],
        ['Time up to 31.12.2026 is allowed for lining of the pit.', 'command'],
        ['A period till 30.11.2026 has been given for the second pit.', 'command'],
        ['Fogging is advised once every week.', 'command'],
        ['You are requested to call once a year.', 'command'],
        ['Unit to furnish a copy on 1st April of every year.', 'command'],
      ],
      rejects: [
        ['The aim is to reach zero waste every year.', 'none'],
        ['The officer will come once a year.', 'none'],
        ['The gates may be opened once a year.', 'none'],
        ['The mask is mandatory once a year.', 'none'],
        ['The unit will not grow in the next two years.', 'none'],
      ],
    },
    imperative: {
      accepts: [
        ['Submit the form within 15 days.', 'command'],
        ['Have the pit seen to every year.', 'command'],
        ["Kindly submit the form within a week's time.", 'command'],
        ['3. Maintain a log of the meter.', 'command'],
        ['a) clean the tank every month', 'command'],
        ['Within 20 days of issue of this consent, return the original.', 'command'],
        ['Filter bags: replace once in 2 years.', 'command'],
        ['10. Retrofit the set within 90 days.', 'command'],
        ['Phase out R-22 chillers by December 31, 2026.', 'command'],
        ['Comply with what is open and confirm within 45 days.', 'command'],
      ],
      rejects: [
        ['Those who submit the form within 15 days are heard.', 'none'],
        ['After the rain within 15 days the pit is dry.', 'none'],
        ['Monitoring of stacks: monthly', 'duty'],
      ],
    },
    nominal: {
      accepts: [
        ['Submission of the guarantee of Rs. 5 lakh within 15 days.', 'command'],
        ['Installation of a meter, of the make that is sold here, within 15 days.', 'command'],
      ],
      rejects: [
        ['On completion of the pit within 15 days the file goes on.', 'none'],
        ['Payment of the bill of the mill.', 'duty'],
      ],
    },
    activity: {
      accepts: [
        ['Stack monitoring: once a month', 'duty'],
        ['Health check-up of workers, yearly', 'duty'],
        ['Span check, six-weekly', 'duty'],
      ],
      rejects: [
        ['The mill used to file half-yearly returns.', 'none'],
        ['The squad found the daily log of records blank.', 'none'],
        ['Colour of the chimney: white, once a month grey', 'none'],
        ['The plant was shut for annual maintenance.', 'none'],
        ['The unit furnished the quarterly analysis reports on 12.04.2026.', 'none'],
        ['The plant remained shut for three months each year.', 'none'],
        ['You had submitted quarterly results along with your application.', 'none'],
      ],
    },
    'bare-deadline': {
      accepts: [
        ['Coal yard concreted by October, 2026.', 'command'],
        ['Charter compliance report within 30 days', 'command'],
        ['Bank guarantee of Rs. 10 lakh within 30 days', 'command'],
        ['Covered shed for the drums by 30.06.2026.', 'command'],
        ['Sign boards on water saving in all rooms by the end of next month.', 'command'],
      ],
      rejects: [
        ['The mill was closed by October, 2019.', 'none'],
        ['The mill replied to the notice within a week of the hearing.', 'none'],
        ['Rules amended by the Board before 2019', 'none'],
        ['Production of 400 t expected by June 2026', 'none'],
        ['Date of entry by 30.06.2026', 'none'],
        ['Bank guarantee valid for three years within the fee paid before 2019', 'none'],
      ],
    },
    bare: {
      accepts: [
        ['Membranes cleaned every alternate month; reject taken to the pit.', 'duty'],
        ['Extinguishers refilled annually; hydrants looked over half yearly.', 'duty'],
        ['Every month the grease cleared from the trap.', 'duty'],
        ['Receivers proved by pressure once in five years', 'duty'],
        ['Tanks emptied in April and October.', 'duty'],
        ['Dust at the shed outlet, once in 30 days.', 'duty'],
        ['Dioxins in the stack: two times a year.', 'duty'],
        ['Lightning arrestors once in two years.', 'duty'],
        ['Pond (pH, DO) looked at monthly by the chemist.', 'duty'],
        ['Soil of the fields: one every quarter, for SAR.', 'duty'],
        ['Beds re-sanded at six-month intervals.', 'duty'],
        ['Form V: on or before 30th September.', 'duty'],
        ['Census of the trees - once in 2 yrs (by the forest office).', 'duty'],
        ['BOD – alternate days; MPN – weekly once.', 'duty'],
      ],
      rejects: [
        ['Sewage is carried to the plant every day.', 'none'],
        ['Water consumed daily: 45 KL', 'none'],
        ['Consented quantity of sewage discharged daily 20 KL', 'none'],
        ['Waste wool generated every month 3 MT', 'none'],
        ['Gates opened by the Board every year.', 'none'],
        ['Discharge of rain water, 20 KL every day', 'none'],
        ['Rules amended every year', 'none'],
      ],
    },
    'at-least': {
      accepts: [['The grease trap is emptied not less than once in each week.', 'duty']],
      rejects: [
        ['The grease trap is emptied once in each week.', 'none'],
        ['The pit was dug at least once in a year.', 'none'],
      ],
    },
    labelled: {
      accepts: [
        ['Yearly: soil sample at the fuel yard.', 'duty'],
        ['Yearly: lime the fuel yard.', 'duty'],
        ['Air and noise: monitored half yearly / as directed.', 'duty'],
        ['Oil trap: skim weekly, empty quarterly.', 'duty'],
      ],
      rejects: [
        ['Yearly rain: 900 mm', 'none'],
        ['Boilers: tested before they came', 'none'],
      ],
    },
  },
});
