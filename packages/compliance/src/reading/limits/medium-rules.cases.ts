import { toFamily } from '../rule-family.test-support.ts';
import { CONTEXT_RULES, findAround, MEDIUM_RULES, toLimitMedium } from './medium-rules.ts';

type Limit = [parameter: string, unit: string | null, ...contexts: string[]];

/** The medium of a limit. */
export const media = toFamily({
  name: 'medium',
  rules: MEDIUM_RULES,
  run: ([parameter, unit, ...contexts]: Limit, rules) => toLimitMedium(parameter, unit, contexts, rules),
  cases: {
    noise: {
      accepts: [
        [['Leq', 'dB(A)', 'stack of the DG set'], 'noise'],
        [['Noise', null, 'boiler'], 'noise'],
        ...['Night time', 'Nighttime', 'Night-time', 'Night -time', 'Day time', 'Daytime', 'Day-time'].map(
          (time): [Limit, string] => [[time, null], 'noise'],
        ),
      ],
      rejects: [[['Dust', '%', 'noise of the boiler'], 'emission']],
    },
    'fine-measure': {
      accepts: [
        [['SO2', 'µg/m3', 'stack'], 'ambient_air'],
        [['PM', 'ug / m3'], 'ambient_air'],
        [['Lead', 'microgram/m3'], 'ambient_air'],
        [['Nickel', 'ng/m3'], 'ambient_air'],
        [['Nickel', 'ng / m3'], 'ambient_air'],
        [['Lead', 'micro gram per m3'], 'ambient_air'],
      ],
      rejects: [[['SO2', 'mg/m3', 'stack'], 'emission']],
    },
    'left-by-air': {
      accepts: [
        [['Lead in blood', 'µg/100 ml', 'effluent'], 'ambient_air'],
        [['Fluoride in forage', 'ppm'], 'ambient_air'],
        [['Lead', 'µg/dl', 'effluent'], 'ambient_air'],
        [['Lead', 'µg / dl', 'effluent'], 'ambient_air'],
      ],
      rejects: [[['Lead', 'mg/l', 'effluent'], 'effluent']],
    },
    'stack-measure': {
      accepts: [
        [['HCl', 'mg/Nm3', 'sewage'], 'emission'],
        [['HCl', 'kg/hr'], 'emission'],
        [['CO', 'g/kWh'], 'emission'],
        [['CO', 'g / kWh'], 'emission'],
        [['HCl', 'mg/N m 3'], 'emission'],
        [['HCl', 'kg / d'], 'emission'],
        [['HCl', 'kg/ hr'], 'emission'],
      ],
      rejects: [[['HCl', 'mg/m3', 'ambient air'], 'ambient_air']],
    },
    'per-cubic-metre': {
      accepts: [
        [['Chlorine', 'mg/m3'], 'emission'],
        [['Chlorine', 'mg / m 3', 'Limits'], 'emission'],
      ],
      rejects: [[['Dust', 'mg/l'], 'effluent']],
    },
    around: {
      accepts: [
        [['BOD', 'mg/l', 'outlet of the STP', 'trade effluent'], 'sewage'],
        [['BOD', 'mg / l', 'boiler', 'sewage'], 'sewage'],
        [['HCl', '%', 'a table', 'stack of the boiler'], 'emission'],
      ],
      rejects: [[['BOD', 'mg/l', 'limits of the unit'], 'effluent']],
    },
    'air-parameter': {
      accepts: [
        [['Particulate matter', null], 'emission'],
        [['PM', '%', 'limits of the unit'], 'emission'],
        [['NOx', null], 'emission'],
        [['NOx', 'ppm', 'treated effluent'], 'emission'],
        [['SO2', 'mg/m3', 'effluent', 'ambient air'], 'ambient_air'],
        [['smoke opacity', 'm-1'], 'emission'],
      ],
      rejects: [[['BOD', null], 'effluent']],
    },
    gas: {
      accepts: [
        [['H2S', 'ppm'], 'emission'],
        [['CO', '%'], 'emission'],
      ],
      rejects: [
        [['H2S', null], 'effluent'],
        [['sodium', '%'], 'effluent'],
      ],
    },
  },
});

/** The medium that the texts around a limit tell. */
export const contexts = toFamily({
  name: 'medium around',
  rules: CONTEXT_RULES,
  run: ([measure, ...texts]: [measure: string, ...texts: string[]], rules) =>
    findAround(measure, texts, rules),
  cases: {
    'ambient-air': {
      accepts: [
        [['', 'Ambient air quality, emission of dust'], 'ambient_air'],
        [['mg/m3', 'outlet', 'ambient  air'], 'ambient_air'],
      ],
      rejects: [
        [['', 'Ambient air near the stack'], 'emission'],
        [['mg/l', 'Ambient air'], null],
      ],
    },
    stack: {
      accepts: [
        [['', 'Stack of the boiler at the ETP'], 'emission'],
        [['%', 'flue gas'], 'emission'],
        [['', 'Air pollution control'], 'emission'],
        [['', 'Emission standards', 'sewage'], 'emission'],
      ],
      rejects: [
        [['mg/l', 'Scrubber of the stack, effluent'], 'effluent'],
        [['', 'Standards'], null],
      ],
    },
    'in-waste': {
      accepts: [
        [['mg/l', 'TCLP concentration in the slag'], 'hazardous_waste'],
        [['mg/l', 'by the leaching procedure'], 'hazardous_waste'],
        [['ppm', 'The used oil received shall be within'], 'hazardous_waste'],
      ],
      rejects: [
        [['mg/l', 'leachate of the landfill, effluent'], 'effluent'],
        [['ppm', 'emission of the used oil fired boiler'], 'emission'],
      ],
    },
    sewage: {
      accepts: [
        [['', 'Treated sewage'], 'sewage'],
        [['mg/l', 'domestic effluent'], 'sewage'],
        [['', 'outlet of the STP'], 'sewage'],
        [['', 'Domestic wastewater'], 'sewage'],
        [['', 'Domestic waste water'], 'sewage'],
        [['', 'Faecal matter'], 'sewage'],
        [['', 'Fecal matter'], 'sewage'],
      ],
      rejects: [
        [['', 'Sewage and trade effluent'], 'effluent'],
        [['', 'Sewage and industrial effluent'], 'effluent'],
        [['', 'Sewage and industrial waste water'], 'effluent'],
        [['', 'Sewage and industrial wastewater'], 'effluent'],
        [['', 'Sewage and process effluent'], 'effluent'],
        [['', 'Sewage and RO permeate'], 'effluent'],
      ],
    },
    effluent: {
      accepts: [
        [['', 'Trade effluent and sewage', 'sewage'], 'effluent'],
        [['mg/l', 'outlet of the ETP'], 'effluent'],
        [['', 'treated effluent'], 'effluent'],
      ],
      rejects: [
        [['', 'limits of the unit'], null],
        [['', 'domestic effluent'], 'sewage'],
      ],
    },
  },
});
