import { toFamily } from '../rule-family.test-support.ts';
import { mendWord } from './mend-word.ts';
import { WORD_RULES } from './word-rules.ts';

/** A recognised word, the one before it and the one behind it where they matter, and what it says. */
export const words = toFamily({
  name: 'recognised words',
  rules: WORD_RULES,
  run: ([word, before = '', after = '']: [word: string, before?: string, after?: string], rules) =>
    mendWord(word, before, after, rules),
  cases: {
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
    'nought-in-word': {
      accepts: [[['0f', '1', '4'], ['of']]],
      rejects: [
        [['0ft'], ['0ft']],
        [['10f'], ['10f']],
      ],
    },
    'nought-in-letters': {
      accepts: [
        [['P.0.', 'Factory,', 'Lahoal'], ['P.O.']],
        [['(0.M.'], ['(O.M.']],
        [['G.0.,'], ['G.O.,']],
      ],
      rejects: [
        [['2.0.'], ['2.0.']],
        [['A.0.5'], ['A.0.5']],
        [['A.10.'], ['A.10.']],
      ],
    },
    half: {
      accepts: [
        [['haif', 'tested', 'yearly'], ['half']],
        [['Ha1f-yearly'], ['Half-yearly']],
      ],
      rejects: [[['haif', 'tested', 'open'], ['haif']]],
    },
    each: {
      accepts: [
        [['ax', 'प्रयोगशाळेकडून', 'तीन'], ['दर']],
        [['दररीज'], ['दररोज']],
      ],
      rejects: [
        [['ax', 'the', '3'], ['ax']],
        [['ax', 'नमुना', 'मध्ये'], ['ax']],
      ],
    },
    'to-be-done': {
      accepts: [[['करीथ।', 'माह', 'जाए।'], ['कराया']]],
      rejects: [
        [['करीथ।', 'माह', 'है'], ['करीथ।']],
        [['कराया', 'माह', 'जाए'], ['कराया']],
      ],
    },
    'stop-between': {
      accepts: [
        [['a.year'], ['a', 'year']],
        [['the.emergency'], ['the', 'emergency']],
      ],
      rejects: [
        [['a.xqzt'], ['a.xqzt']],
        [['i.e'], ['i.e']],
      ],
    },
    messrs: {
      accepts: [
        [['MIs', '', 'Thar'], ['M/s']],
        [['(M1s', '', 'Rewa'], ['(M/s']],
        [['Mis.', '', 'Rewa'], ['M/s.']],
      ],
      rejects: [
        [['MIs', '', 'are'], ['MIs']],
        [['Ms', '', 'Thar'], ['Ms']],
        [['Mis', '', 'Thar'], ['Mis']],
      ],
    },
    fee: {
      accepts: [
        [['tees', 'license'], ['fees']],
        [['tee,', 'Consent'], ['fee,']],
      ],
      rejects: [[['tees', 'pipe'], ['tees']]],
    },
    later: {
      accepts: [
        [['tater', 'not'], ['later']],
        [['tater', ',', 'than'], ['later']],
      ],
      rejects: [[['tater', 'a', 'crop'], ['tater']]],
    },
    'article-and-word': {
      accepts: [
        [['Astatement'], ['A', 'statement']],
        [['aregister,'], ['a', 'register,']],
      ],
      rejects: [
        [['around'], ['around']],
        [['amounts'], ['amounts']],
        [['aeration'], ['aeration']],
        [['awning'], ['awning']],
      ],
    },
    'days-at': {
      accepts: [[['3daysat27C'], ['3', 'days', 'at', '27', 'C']]],
      rejects: [[['3days'], ['3days']]],
    },
    'cell-part': {
      accepts: [
        [['DPCC/CMC-1/2023/58371'], ['DPCC/CMC-I/2023/58371']],
        [['DPCC/CMC-l1/2023/58371'], ['DPCC/CMC-II/2023/58371']],
      ],
      rejects: [[['DPCC/CMC-12A/2023'], ['DPCC/CMC-12A/2023']]],
    },
    'category-and-size': {
      accepts: [
        [['ORANGEIM.S.|'], ['ORANGE/M.S.I']],
        [['RED/L.S.1'], ['RED/L.S.I']],
      ],
      rejects: [
        [['RED/L.S.I'], ['RED/L.S.I']],
        [['ORANGEFIELD'], ['ORANGEFIELD']],
      ],
    },
    'assessing-authority': {
      accepts: [
        [['4418/SETAA'], ['4418/SEIAA']],
        [['SELAA-TN/F.No.941'], ['SEIAA-TN/F.No.941']],
      ],
      rejects: [[['4418/SETAAB'], ['4418/SETAAB']]],
    },
    'board-and-stroke': {
      accepts: [
        [['HSPCBIConsent/'], ['HSPCB/Consent/']],
        [['BSPCBI/CTO/T-29'], ['BSPCB/CTO/T-29']],
        [['1684/TSICECBI/2023'], ['1684/TS/CECB/2023']],
        [['DPCCISWM/WTE/2024'], ['DPCC/SWM/WTE/2024']],
      ],
      rejects: [
        [['HSPCBIConsent'], ['HSPCBIConsent']],
        [['HSPCB/Consent/'], ['HSPCB/Consent/']],
      ],
    },
    'number-strokes': {
      accepts: [
        [['SEIAAIGUJIECI5(f)/1127/2022'], ['SEIAA/GUJ/EC/5(f)/1127/2022']],
        [['SEIAA/GUJlEC/8(a)/2023'], ['SEIAA/GUJ/EC/8(a)/2023']],
        [['PCB/IEKM/ICO-R/1147/2024'], ['PCB/EKM/ICO-R/1147/2024']],
        [['RO|CTO/2024/118'], ['RO/CTO/2024/118']],
        [['PCB/KTM/DO/1C0/2107/2012'], ['PCB/KTM/DO/ICO/2107/2012']],
        [['TSPCB/RO-SRD-I/ICF0O/2023-0915'], ['TSPCB/RO-SRD-I/CFO/2023-0915']],
      ],
      rejects: [
        [['SEIAA/GUJ/EC/1127/2022'], ['SEIAA/GUJ/EC/1127/2022']],
        [['PCB/EC1234/2023'], ['PCB/EC1234/2023']],
        [['PCB/IND/ICO/2023'], ['PCB/IND/ICO/2023']],
        [['FDBCTO41886205'], ['FDBCTO41886205']],
        [['ECI5(f)'], ['ECI5(f)']],
      ],
    },
    'office-part': {
      accepts: [[['CFO&HWA/H0/2024'], ['CFO&HWA/HO/2024']]],
      rejects: [
        [['CFO/H01/2024'], ['CFO/H01/2024']],
        [['CFO/A0/2024'], ['CFO/A0/2024']],
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
        [['No0.0000184526/C0/2502001173'], ['No.0000184526/CO/2502001173']],
        [['No0.0000263518/CR'], ['No.0000263518/CR']],
        [['N0.0000263518'], ['No.0000263518']],
        [['N0:'], ['No:']],
        [['SEIAA-TN/F.N0.9418'], ['SEIAA-TN/F.No.9418']],
      ],
      rejects: [
        [['N0'], ['N0']],
        [['AN0.'], ['AN0.']],
      ],
    },
    'roman-number': {
      accepts: [
        [['SCHEDULE-t'], ['SCHEDULE-I']],
        [['Schedule-Il'], ['Schedule-II']],
        [['Form-|V.'], ['Form-IV.']],
        [['Pune-Il,'], ['Pune-II,']],
      ],
      rejects: [
        [['Pune-I'], ['Pune-I']],
        [['Fire-Isle'], ['Fire-Isle']],
        [['Form-11'], ['Form-11']],
        [['Schedule-Illa'], ['Schedule-Illa']],
      ],
    },
    'roman-word': {
      accepts: [
        [['lll),'], ['III),']],
        [['(Il)'], ['(II)']],
        [['lV'], ['IV']],
        [['VIl.'], ['VII.']],
      ],
      rejects: [
        [['III'], ['III']],
        [['l'], ['l']],
        [['11'], ['11']],
        [['ill'], ['ill']],
      ],
    },
    'roman-part': {
      accepts: [
        [['J-11011/305/2022-1A.II(I)'], ['J-11011/305/2022-IA.II(I)']],
        [['J-11011/305/2022-IA.I1(I)'], ['J-11011/305/2022-IA.II(I)']],
        [['PCB/RO.1I/88'], ['PCB/RO.II/88']],
        [['IND-1I-CON-7316'], ['IND-II-CON-7316']],
        [['J-11015/88/2018-1A-11(M)'], ['J-11015/88/2018-IA-II(M)']],
      ],
      rejects: [
        [['PCB/305/2022-1A'], ['PCB/305/2022-1A']],
        [['J-11011/305/2022-IA.11(I)'], ['J-11011/305/2022-IA.11(I)']],
        [['PLOT.I1'], ['PLOT.I1']],
        [['IND-11-CON-7316'], ['IND-11-CON-7316']],
      ],
    },
    'consent-part': {
      accepts: [
        [['UAN-0000184526/C0/2502001173'], ['UAN-0000184526/CO/2502001173']],
        [['313107625FRDCT0O73310452'], ['313107625FRDCTO73310452']],
        [['C0171358'], ['CO171358']],
        [['C0O139642'], ['CO139642']],
        [['327719023FDBCT041886205'], ['327719023FDBCTO41886205']],
        [['RCP/CF0/HO/2024'], ['RCP/CFO/HO/2024']],
        [['CF0-318/2021-22'], ['CFO-318/2021-22']],
      ],
      rejects: [
        [['T-4/C0/12'], ['T-4/C0/12']],
        [['CT01'], ['CT01']],
        [['CT-0412345'], ['CT-0412345']],
        [['CT0-12'], ['CT0-12']],
      ],
    },
    'month-in-latin': {
      accepts: [
        [['Hig', 'तीन', 'में'], ['माह']],
        [['Hig', '6', 'के'], ['माह']],
        [['Hig', 'प्रत्येक', 'कराथ।'], ['माह']],
      ],
      rejects: [
        [['Hig', 'the', 'में'], ['Hig']],
        [['STP', 'तीन', 'में'], ['STP']],
        [['Hig', 'तीन', 'unit'], ['Hig']],
      ],
    },
    'stop-in-word': {
      accepts: [[['सप्त।ह'], ['सप्ताह']]],
      rejects: [[['जाए।'], ['जाए।']]],
    },
  },
});
