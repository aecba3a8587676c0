import { toFamily } from '../rule-family.test-support.ts';
import { mendWord, WORD_RULES } from './word-rules.ts';

/** A recognised word, the one before it where that matters, and what it says. */
export const words = toFamily({
  name: 'recognised words',
  rules: WORD_RULES,
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
    'hydrogen-chloride': {
      accepts: [
        [['HCI'], ['HCl']],
        [['HC1,'], ['HCl,']],
      ],
      rejects: [[['HCIL'], ['HCIL']]],
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
    head: {
      accepts: [
        [['Calegory'], ['Category']],
        [['Quantlty,'], ['Quantity,']],
        [['Qantity'], ['Quantity']],
        [['paramneter'], ['parameter']],
      ],
      rejects: [
        [['quantify'], ['quantify']],
        [['Particular'], ['Particular']],
        [['Quality'], ['Quality']],
        [['standards'], ['standards']],
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
    'demand-before-figure': {
      accepts: [[['cob', '4.', '250'], ['COD']]],
      rejects: [
        [['cob', 'maize', 'husk'], ['cob']],
        [['cod', '', '250'], ['cod']],
      ],
    },
    'cubic-metre': {
      accepts: [
        [['mg/Nm®'], ['mg/Nm3']],
        [['mg/Nm?3'], ['mg/Nm3']],
        [['µg/m³'], ['µg/m3']],
      ],
      rejects: [
        [['mg/Nm'], ['mg/Nm']],
        [['mg/Nmm®'], ['mg/Nmm®']],
      ],
    },
    microgram: {
      accepts: [
        [['pg/m3,'], ['µg/m3,']],
        [['pg/m?'], ['µg/m3']],
      ],
      rejects: [
        [['mg/m3'], ['mg/m3']],
        [['pg/m'], ['pg/m']],
      ],
    },
    range: {
      accepts: [
        [['6.5t09'], ['6.5', 'to', '9']],
        [['6to9.'], ['6', 'to', '9.']],
      ],
      rejects: [
        [['65109'], ['65109']],
        [['6toe'], ['6toe']],
      ],
    },
    'half-range': {
      accepts: [
        [
          ['6.0t0', 'pH', '8.5'],
          ['6.0', 'to'],
        ],
        [['t0', '6.5', '9'], ['to']],
      ],
      rejects: [
        [['6.0t0', 'pH', 'mg/l'], ['6.0t0']],
        [['t0', 'is', '9'], ['t0']],
      ],
    },
    'range-of-decimals': {
      accepts: [
        [['6.5109.0'], ['6.5', 'to', '9.0']],
        [['6.51t09.0'], ['6.5', 'to', '9.0']],
      ],
      rejects: [
        [['6.5109'], ['6.5109']],
        [['6.5.9.0'], ['6.5.9.0']],
      ],
    },
    'acidity-range': {
      accepts: [
        [
          ['6t9', 'pH'],
          ['6', 'to', '9'],
        ],
        [
          ['6.5485', 'pH'],
          ['6.5', 'to', '8.5'],
        ],
        [
          ['65109', 'pH'],
          ['6.5', 'to', '9'],
        ],
        [
          ['6.51085', 'pH'],
          ['6.5', 'to', '8.5'],
        ],
        [
          ['6109', 'pH'],
          ['6', 'to', '9'],
        ],
        [
          ['6.51t08.5', 'pH'],
          ['6.5', 'to', '8.5'],
        ],
      ],
      rejects: [
        [['7.1234', 'pH'], ['7.1234']],
        [['65109', 'COD'], ['65109']],
        [['6.59', 'pH'], ['6.59']],
      ],
    },
    'serial-number': {
      accepts: [
        [['SI.', '', 'No.'], ['Sl.']],
        [['SL', '', 'No'], ['Sl.']],
      ],
      rejects: [
        [['SI', '', 'units'], ['SI']],
        [['SIO', '', 'No.'], ['SIO']],
      ],
    },
    'consent-part': {
      accepts: [
        [['327719023FDBCT041886205'], ['327719023FDBCTO41886205']],
        [['RCP/CF0/HO/2024'], ['RCP/CFO/HO/2024']],
      ],
      rejects: [
        [['CT01'], ['CT01']],
        [['CT-0412345'], ['CT-0412345']],
      ],
    },
    'month-in-latin': {
      accepts: [
        [['Hig', 'तीन', 'में'], ['माह']],
        [['Hig', '6', 'के'], ['माह']],
      ],
      rejects: [
        [['Hig', 'the', 'में'], ['Hig']],
        [['STP', 'तीन', 'में'], ['STP']],
        [['Hig', 'तीन', 'unit'], ['Hig']],
      ],
    },
    'roman-part': {
      accepts: [
        [['J-11011/305/2022-1A.II(I)'], ['J-11011/305/2022-IA.II(I)']],
        [['J-11011/305/2022-IA.I1(I)'], ['J-11011/305/2022-IA.II(I)']],
        [['PCB/RO.1I/88'], ['PCB/RO.II/88']],
      ],
      rejects: [
        [['PCB/305/2022-1A'], ['PCB/305/2022-1A']],
        [['J-11011/305/2022-IA.11(I)'], ['J-11011/305/2022-IA.11(I)']],
        [['PLOT.I1'], ['PLOT.I1']],
      ],
    },
    ordinal: {
      accepts: [
        [['3™'], ['3rd']],
        [['15™,'], ['15th,']],
        [['12™'], ['12th']],
        [['31™'], ['31st']],
      ],
      rejects: [
        [['45™'], ['45™']],
        [['0™'], ['0™']],
      ],
    },
    be: {
      accepts: [
        [['Re', 'shall', 'calibrated'], ['be']],
        [['he', 'must', 'kept'], ['be']],
      ],
      rejects: [
        [['Re', 'Plot', 'surveyed'], ['Re']],
        [['he', 'shall', 'report'], ['he']],
        [['we', 'shall', 'send'], ['we']],
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
    'lettered-day': {
      accepts: [
        [['Sth', 'before', 'of'], ['5th']],
        [['lst', 'on', 'January'], ['1st']],
        [['1Oth,', 'by', 'of'], ['10th,']],
      ],
      rejects: [
        [['Sth', 'the', 'gate'], ['Sth']],
        [['Sst', 'on', 'January'], ['Sst']],
        [['5th', 'on', 'January'], ['5th']],
      ],
    },
    'joined-article': {
      accepts: [
        [['ina'], ['in', 'a']],
        [['atthe'], ['at', 'the']],
      ],
      rejects: [
        [['lathe'], ['lathe']],
        [['often'], ['often']],
      ],
    },
    identity: {
      accepts: [[['1D:'], ['ID:']]],
      rejects: [[['1DX'], ['1DX']]],
    },
    'number-sign': {
      accepts: [
        [['No0.0000263518/CR'], ['No.0000263518/CR']],
        [['N0.0000263518'], ['No.0000263518']],
        [['N0:'], ['No:']],
      ],
      rejects: [
        [['N0'], ['N0']],
        [['AN0.'], ['AN0.']],
      ],
    },
    'roman-number': {
      accepts: [
        [['Schedule-Il'], ['Schedule-II']],
        [['Form-|V.'], ['Form-IV.']],
      ],
      rejects: [
        [['Form-11'], ['Form-11']],
        [['Schedule-Illa'], ['Schedule-Illa']],
      ],
    },
    'stop-in-word': {
      accepts: [[['सप्त।ह'], ['सप्ताह']]],
      rejects: [[['जाए।'], ['जाए।']]],
    },
    tenth: {
      accepts: [[['17:5'], ['17.5']]],
      rejects: [
        [['17:50'], ['17:50']],
        [['a:5'], ['a:5']],
      ],
    },
    'to-behind-decimal': {
      accepts: [
        [
          ['6.010', '', '9.0'],
          ['6.0', 'to'],
        ],
        [
          ['5.5lo', '', '9.0'],
          ['5.5', 'to'],
        ],
        [
          ['6.510', 'pH', '9'],
          ['6.5', 'to'],
        ],
      ],
      rejects: [
        [['6.510', 'TDS', '9'], ['6.510']],
        [['6.010', '', 'mg/l'], ['6.010']],
        [['9.010', '', '6.0'], ['9.010']],
      ],
    },
    'date-with-comma': {
      accepts: [
        [['14.01,2026'], ['14.01.2026']],
        [['4,1.2026)'], ['4.1.2026)']],
      ],
      rejects: [
        [['14,01,2026'], ['14,01,2026']],
        [['45.01,2026'], ['45.01,2026']],
      ],
    },
  },
});
