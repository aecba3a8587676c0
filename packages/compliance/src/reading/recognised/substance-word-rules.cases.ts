import { toFamily } from '../rule-family.test-support.ts';
import { mendWord } from './mend-word.ts';
import { SUBSTANCE_WORD_RULES } from './substance-word-rules.ts';

/** A recognised word, the one before it and the one behind it where they matter, and what it says. */
export const substanceWords = toFamily({
  name: 'recognised substances and units',
  rules: SUBSTANCE_WORD_RULES,
  run: ([word, before = '', after = '']: [word: string, before?: string, after?: string], rules) =>
    mendWord(word, before, after, rules),
  cases: {
    oxide: {
      accepts: [
        [['S02'], ['SO2']],
        [['N0x,'], ['NOx,']],
        [['C02'], ['CO2']],
      ],
      rejects: [
        [['S022'], ['S022']],
        [['AS02'], ['AS02']],
      ],
    },
    oxygen: {
      accepts: [
        [['02', '15%', 'and'], ['O2']],
        [['02.', '15%'], ['O2.']],
      ],
      rejects: [
        [['02', 'No.'], ['02']],
        [['2', '15%'], ['2']],
      ],
    },
    'oil-and-grease': {
      accepts: [
        [['0&G'], ['O&G']],
        [['(0&C,'], ['(O&G,']],
      ],
      rejects: [[['R&D'], ['R&D']]],
    },
    'hydrogen-chloride': {
      accepts: [
        [['HCI'], ['HCl']],
        [['(HCI'], ['(HCl']],
        [['HC1,'], ['HCl,']],
      ],
      rejects: [[['HCIL'], ['HCIL']]],
    },
    'sulphuric-acid': {
      accepts: [
        [['H2504)'], ['H2SO4)']],
        [['(H2S04'], ['(H2SO4']],
      ],
      rejects: [
        [['H2SO4'], ['H2SO4']],
        [['H25040'], ['H25040']],
      ],
    },
    'oxygen-demand': {
      accepts: [
        [['B0D'], ['BOD']],
        [['80D,'], ['BOD,']],
        [['BO0'], ['BOD']],
        [['CoD'], ['COD']],
      ],
      rejects: [
        [['800'], ['800']],
        [['GOD'], ['GOD']],
        [['COO'], ['COO']],
      ],
    },
    'lowered-figure': {
      accepts: [
        [['SO,', '', '100'], ['SO2']],
        [['NO,', 'and', '-'], ['NOx']],
        [['NH;', '', '30'], ['NH3']],
        [['SO,', 'of', 'under'], ['SO2']],
      ],
      rejects: [
        [['NO,', '', 'the'], ['NO,']],
        [['SO,', 'and', '2x60'], ['SO,']],
      ],
    },
    'hydrogen-sulphide': {
      accepts: [[['H,S'], ['H2S']]],
      rejects: [[['H/S'], ['H/S']]],
    },
    'bare-oxide': {
      accepts: [[['NO', 'and', '-'], ['NOx']]],
      rejects: [
        [['NO', 'CONSENT', '-'], ['NO']],
        [['NO', 'and', 'waste'], ['NO']],
      ],
    },
    'at-most': {
      accepts: [[['£100'], ['≤100']]],
      rejects: [[['£'], ['£']]],
    },
    'used-oil-category': {
      accepts: [
        [['51', '', 'Used'], ['5.1']],
        [['5!', '', 'Used'], ['5.1']],
      ],
      rejects: [[['51', '', 'Nos.'], ['51']]],
    },
    'many-nanograms': {
      accepts: [
        [['ng/m®', '600'], ['µg/m3']],
        [['ng/m3,', '80'], ['µg/m3,']],
      ],
      rejects: [
        [['ng/m3', '6'], ['ng/m3']],
        [['ng/m3', '20'], ['ng/m3']],
      ],
    },
    'total-solids': {
      accepts: [[['TSs'], ['TSS']]],
      rejects: [[['TDs'], ['TDs']]],
    },
    'spelt-demand': {
      accepts: [
        [['C.0.D.'], ['C.O.D.']],
        [['C.OD.'], ['C.O.D.']],
      ],
      rejects: [[['D.0.D.'], ['D.0.D.']]],
    },
    'demand-before-figure': {
      accepts: [
        [['cob', '4.', '250'], ['COD']],
        [['cop:', '', '220'], ['COD']],
      ],
      rejects: [
        [['cob', 'maize', 'husk'], ['cob']],
        [['cod', '', '250'], ['cod']],
      ],
    },
    'per-litre': {
      accepts: [
        [['mg/1'], ['mg/l']],
        [['µg/I)'], ['µg/l)']],
        [['mgll'], ['mg/l']],
      ],
      rejects: [
        [['mg/10'], ['mg/10']],
        [['kg/1'], ['kg/1']],
        [['mgl'], ['mgl']],
      ],
    },
    'letters-per-litre': {
      accepts: [
        [['mall', '0.1'], ['mg/l']],
        [['mg!', '220'], ['mg/l']],
      ],
      rejects: [
        [['mall', 'shopping'], ['mall']],
        [['mall', 'T-1'], ['mall']],
      ],
    },
    dust: {
      accepts: [
        [['RM2.5'], ['PM2.5']],
        [['FM10,'], ['PM10,']],
      ],
      rejects: [
        [['RM25'], ['RM25']],
        [['ARM10'], ['ARM10']],
      ],
    },
    oil: {
      accepts: [
        [['oll'], ['oil']],
        [['O1l,'], ['Oil,']],
      ],
      rejects: [
        [['all'], ['all']],
        [['011'], ['011']],
      ],
    },
    millilitre: {
      accepts: [
        [['mi', 'MPN/100'], ['ml']],
        [['m1', '100'], ['ml']],
      ],
      rejects: [
        [['mi', '10'], ['mi']],
        [['mill', '100'], ['mill']],
      ],
    },
    'joined-substance': {
      accepts: [
        [['Acidmist'], ['Acid', 'mist']],
        [['SuspendedSolids,'], ['Suspended', 'Solids,']],
      ],
      rejects: [
        [['Acidic'], ['Acidic']],
        [['Particulate'], ['Particulate']],
      ],
    },
    'cubic-metre': {
      accepts: [
        [['Mg/Nm?'], ['Mg/Nm3']],
        [['mg/NmS.'], ['mg/Nm3.']],
        [['mg/Nm®'], ['mg/Nm3']],
        [['(mg/Nm?)'], ['(mg/Nm3)']],
        [['mg/Nm?3'], ['mg/Nm3']],
        [['mg/Nm?>.'], ['mg/Nm3.']],
        [['mg/Nma3'], ['mg/Nm3']],
        [['µg/m³'], ['µg/m3']],
        [['(mgNm3)'], ['(mg/Nm3)']],
        [['mgNm?.'], ['mg/Nm3.']],
      ],
      rejects: [
        [['mg/Nm'], ['mg/Nm']],
        [['mgNm'], ['mgNm']],
        [['mgm3'], ['mgm3']],
        [['mg/Nmm®'], ['mg/Nmm®']],
      ],
    },
    microgram: {
      accepts: [
        [['pg/m3,'], ['µg/m3,']],
        [['pug/m3'], ['µg/m3']],
        [['pg/m?'], ['µg/m3']],
        [['pg/m>'], ['µg/m3']],
        [['Hg/m3.'], ['µg/m3.']],
        [['(ugim3)'], ['(µg/m3)']],
      ],
      rejects: [
        [['mg/m3'], ['mg/m3']],
        [['pg/m'], ['pg/m']],
        [['ug/m3'], ['ug/m3']],
        [['ng/m3'], ['ng/m3']],
      ],
    },
    'head-and-unit': {
      accepts: [
        [['COD,mgl'], ['COD,', 'mg/l']],
        [['NH4-N,mg/l'], ['NH4-N,', 'mg/l']],
      ],
      rejects: [
        [['mg/l'], ['mg/l']],
        [['COD,'], ['COD,']],
      ],
    },
    'unit-and-word': {
      accepts: [
        [
          ['pg/m3-for', '80'],
          ['µg/m3', 'for'],
        ],
      ],
      rejects: [
        [['mg/l-for', 'in'], ['mg/l-for']],
        [['mg/l', '80'], ['mg/l']],
      ],
    },
    iron: {
      accepts: [[['Tron', 'Copper', '(total)'], ['Iron']]],
      rejects: [
        [['Tron', 'M/s', 'Industries'], ['Tron']],
        [['Iron', '', '(total)'], ['Iron']],
      ],
    },
    'joined-unit': {
      accepts: [
        [
          ['KVADG', '1010', 'Sets'],
          ['KVA', 'DG'],
        ],
        [
          ['TPHBoiler', '8', 'stack'],
          ['TPH', 'Boiler'],
        ],
      ],
      rejects: [
        [['KVADG', 'the', 'Sets'], ['KVADG']],
        [['KVAR', '10', 'load'], ['KVAR']],
      ],
    },
  },
});
