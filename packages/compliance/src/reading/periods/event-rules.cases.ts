import { toFamily } from '../rule-family.test-support.ts';
import { EVENT_RULES, findEvents } from './event-rules.ts';

/** The words of a sentence that make it a duty which begins when something happens. */
export const events = toFamily({
  name: 'event',
  rules: EVENT_RULES,
  run: (sentence: string, rules) => findEvents(sentence, rules).map(({ text }) => text),
  cases: {
    'at-once': {
      accepts: [
        ['Any stop of the meter shall be reported the same day.', ['the same day']],
        ['The unit shall inform the Board forthwith of any spill.', ['forthwith']],
        ['Any by-pass has to be reported without delay.', ['without delay']],
      ],
      rejects: [
        ['Spilled oil shall be wiped up immediately.', []],
        ['The mill shall forthwith stop the feed if the fan fails and inform the officer.', []],
        ['A report shall reach the Board; the kiln shall be stopped at once.', []],
        ['The unit shall report on the land immediately adjacent.', []],
      ],
    },
    'with-each': {
      accepts: [
        ['The manifest shall be sent with every consignment.', ['with every consignment']],
        ['A manifest shall accompany each dispatch.', ['accompany each dispatch']],
      ],
      rejects: [
        ['The weight of every consignment shall be known.', []],
        ['The density of the granules shall be declared on each lot.', []],
      ],
    },
    'for-each-load': {
      accepts: [['A manifest shall be filled for each consignment.', ['for each consignment']]],
      rejects: [['The weight for each consignment is known.', []]],
    },
    'as-soon-as': {
      accepts: [
        ['As soon as the main is laid, the unit must take a connection.', ['As soon as the main is laid']],
        [
          'The pit shall be filled immediately after the work is over.',
          ['immediately after the work is over'],
        ],
      ],
      rejects: [
        ['The pit shall be filled as soon as possible.', []],
        ['As soon as the main is laid, water may be drawn.', []],
      ],
    },
    'with-notice': {
      accepts: [
        ["The unit shall tell the Board, with a month's notice, of a sale.", ["with a month's notice"]],
      ],
      rejects: [["The Board may close the unit with a month's notice.", []]],
    },
    'before-use': {
      accepts: [
        ['The plant shall be run prior to occupation of Tower C.', ['prior to occupation of Tower C']],
      ],
      rejects: [['No tower shall be let before occupation is permitted.', []]],
    },
    'around-each': {
      accepts: [
        ['The dumps shall be inspected after every heavy rain.', ['after every heavy rain']],
        ['The hoist shall be checked before each use.', ['before each use']],
        ['Permission shall be taken before every change in fuel.', ['before every change in fuel']],
      ],
      rejects: [
        ['The drains shall be cleaned before every monsoon.', []],
        ['The pump shall be oiled after every 250 hours.', []],
        ['The yard shall be swept after each night shift.', []],
      ],
    },
    'before-start': {
      accepts: [
        [
          'The unit shall apply for consent before actual commencement of the plant.',
          ['before actual commencement of the plant'],
        ],
        ['The form shall be submitted well before the commissioning.', ['well before the commissioning']],
      ],
      rejects: [
        ['The unit shall not submit samples before starting work.', []],
        ['The pit shall be lined before starting work.', []],
        ['A licence shall be obtained before starting work.', []],
      ],
    },
    whenever: {
      accepts: [
        ['The Board shall be told whenever the ownership changes.', ['whenever the ownership changes']],
        ['Each time a bag is replaced, its number shall be noted.', ['Each time a bag is replaced']],
      ],
      rejects: [
        ['Whenever required, the data shall be furnished.', []],
        ['The plant shall be in use whenever the machines run.', []],
      ],
    },
    'in-case-of': {
      accepts: [
        ['In case of any accident, the details shall be submitted in Form 11.', ['In case of any accident']],
        ['In the event of a power failure the Board shall be informed.', ['In the event of a power failure']],
      ],
      rejects: [
        ['In case of a power failure the standby pump shall be run.', []],
        ['In case of need the Board shall be informed.', []],
      ],
    },
  },
});
