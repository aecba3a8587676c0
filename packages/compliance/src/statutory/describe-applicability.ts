import type { Applicability } from './types.ts';

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The reasons in one sentence: "Because you generate hazardous waste, and you are in Goa." */
export function describeApplicability({ applies, reasons }: Applicability): string {
  const shown = reasons.filter(({ holds }) => holds === applies).map(({ text }) => lowerFirst(text));
  return `${applies ? 'Because' : 'Not for you:'} ${shown.join(', and ')}.`;
}
