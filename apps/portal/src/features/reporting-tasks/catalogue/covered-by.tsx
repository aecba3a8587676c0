import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Section, Stack, TextLink } from '@anupalan/ui';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { toPlaceWords } from '../../../shared/tasks/task-source.tsx';
import { entryWords, words } from './words.ts';

type Covering = NonNullable<StatutoryObligation['coveredBy']>[number];

/** The first duty of an order that is a task already and does what an entry asks for. */
export function findOrderTask({ coveredBy = [] }: Pick<StatutoryObligation, 'coveredBy'>): string | null {
  return coveredBy.find(({ taskId }) => taskId !== null)?.taskId ?? null;
}

/** "Consent of the works, page 6, condition 17". */
export function toCoveringWords({ documentTitle, page, conditionNo }: Covering): string {
  return [documentTitle, toPlaceWords(page, conditionNo)].filter((part) => part !== '').join(', ');
}

/** "Page 4, condition B-ix": a number is not broken at its hyphen. */
function toShortPlace({ page, conditionNo }: Covering): string {
  const place = toPlaceWords(page, conditionNo).replaceAll('-', '\u2011');
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** A condition of an order that asks for the same, and the way to its page; `isShort` leaves the order's title out. */
function CoveringLink({ duty, isShort = false }: { duty: Covering; isShort?: boolean }) {
  const links = useTaskLinks();
  const href = links.toSource({
    consentDocumentId: duty.consentDocumentId,
    obligationId: duty.obligationId,
    citation: { page: duty.page },
  });
  const whole = toCoveringWords(duty);
  const short = toShortPlace(duty);
  const long = whole.replaceAll('-', '\u2011');
  const text = isShort && short !== '' ? short : long;
  return href === null ? (
    <span title={whole}>{text}</span>
  ) : (
    <TextLink href={href} aria-label={whole}>
      {text}
    </TextLink>
  );
}

/** Props of both. */
export type CoveredByProps = { entry: StatutoryObligation };

/** In a row: the first condition, and how many there are besides; nothing where no order asks for it. */
export function CoveredByLine({ entry: { coveredBy = [] } }: CoveredByProps) {
  const [first, ...others] = coveredBy;
  if (first === undefined) return null;
  return (
    <span className="muted">
      <CoveringLink duty={first} isShort />
      {others.length > 0 && ` ${words.andMore(others.length)}`}
    </span>
  );
}

/** The same in words, for a row of a phone: the row leads to the drawer, which has the links. */
export function toCoveredByWords({ coveredBy = [] }: StatutoryObligation): string {
  const [first, ...others] = coveredBy;
  if (first === undefined) return '';
  const place = toShortPlace(first) || first.documentTitle;
  return others.length > 0 ? `${place} ${words.andMore(others.length)}` : place;
}

/** In the drawer: every condition that asks for the same. */
export function CoveredBySection({ entry: { coveredBy = [] } }: CoveredByProps) {
  return (
    <Section title={entryWords.orders.title}>
      {coveredBy.length === 0 ? (
        <p className="muted">{entryWords.orders.none}</p>
      ) : (
        <Stack gap={2}>
          {coveredBy.map((duty) => (
            <div key={duty.obligationId}>
              {duty.title}
              <br />
              <CoveringLink duty={duty} />
              {duty.state === 'suggested' && <span className="muted"> {entryWords.orders.toReview}</span>}
            </div>
          ))}
        </Stack>
      )}
    </Section>
  );
}
