import type { TextLine } from '../../layout/text-line.ts';
import type { OrderFacts } from '../../types.ts';
import { hasKnownScript } from '../fold.ts';
import { findIndicColour } from './colour.ts';
import { findIndicConsentNo } from './consent-no.ts';
import { toIndicHead } from './head.ts';
import { findIndicHolder } from './holder.ts';
import { findIndicIssuedOn } from './issued-on.ts';
import { findIndicKind } from './kind.ts';

type FactName = 'kind' | 'consentNo' | 'industryName' | 'category' | 'issuedOn';
/** `isIndic`: the order begins in one of the languages, so that what its words do not tell is not told. */
type IndicFacts = Partial<Pick<OrderFacts, FactName>> & { isIndic: boolean };

const FIRST_LINES = 110;

/**
 * The facts of an order that begins in Hindi, Marathi or Gujarati, as far as its words tell them; nothing for another.
 * `all` are all lines, running heads included; `body` is without them.
 */
export const findIndicFacts = (body: readonly TextLine[], all: readonly TextLine[]): IndicFacts => {
  const head = body.some(({ text }) => hasKnownScript(text)) ? toIndicHead(body) : null;
  if (!head) return { isIndic: false };
  const consentNo = findIndicConsentNo(head);
  return {
    isIndic: true,
    kind: findIndicKind(head),
    consentNo,
    industryName: findIndicHolder(head),
    category: findIndicColour(body.slice(0, FIRST_LINES)),
    issuedOn: findIndicIssuedOn(head, all, consentNo?.citation?.quote ?? null),
  };
};
