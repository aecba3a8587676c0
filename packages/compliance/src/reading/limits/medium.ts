import type { LimitMedium } from '../types.ts';

const SEWAGE = /sewage|domestic\s+(?:effluent|waste\s?water)|\bSTP\b|fa?ecal/i;
const EFFLUENT =
  /trade\s+effluent|industrial\s+(?:effluent|waste\s?water)|\bETP\b|process\s+effluent|RO\s+permeate/i;

/** The medium of a limit, by its unit and parameter, then by the words around the table, the nearest first. */
export const toLimitMedium = (parameter: string, unit: string | null, contexts: string[]): LimitMedium => {
  const measure = unit ?? '';
  if (/dB/i.test(measure) || /noise|day\s*-?time|night\s*-?time/i.test(parameter)) return 'noise';
  if (/[µμu]g\s?\/\s?m|micro\s?gram|ng\s?\/\s?m/i.test(measure)) return 'ambient_air';
  if (/Nm\s?[3³]|kg\s?\/\s?(?:d|h)|g\s?\/\s?kw/i.test(measure)) return 'emission';
  for (const context of contexts) {
    if (/ambient\s+air/i.test(context) && !/stack|chimney/i.test(context) && !/mg\s?\/\s?l/i.test(measure))
      return 'ambient_air';
    if (
      /stack|chimney|\bflue\b|emission|air\s+pollution|boiler/i.test(context) &&
      !/mg\s?\/\s?l/i.test(measure)
    )
      return 'emission';
    if (SEWAGE.test(context) && !EFFLUENT.test(context)) return 'sewage';
    if (EFFLUENT.test(context) || /effluent/i.test(context)) return 'effluent';
  }
  return /SO2|NOx|particulate|\bSPM\b|\bTPM\b|\bPM\b/i.test(parameter) ? 'emission' : 'effluent';
};
