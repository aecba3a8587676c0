import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import { describeDue, hasSchedule } from '@anupalan/compliance/statutory/due';
import { CONTACT_FAQ } from '@anupalan/enums/contact-content';
import { AUTH_PATHS, SITE_PATHS } from '@anupalan/enums/paths';
import { Inline, LinkButton } from '@anupalan/ui';
import { ClosingCall, Faq, PageHead, SiteSection } from '@anupalan/ui/site';
import { FactTable } from '../frame/fact-table.tsx';
import { SitePage } from '../frame/site-page.tsx';
import { Island } from '../islands/island.tsx';
import { toSource } from '../law/year-dates.ts';
import { CALCULATOR_IDS, CALCULATORS } from './calculators/calculators.ts';
import { DateCalculator } from './calculators/date-calculator.tsx';
import { Finder } from './finder.tsx';

/** Rows that a primary text bears out and whose day a calendar can tell: the dates that this page lists. */
const verified = STATUTORY_ROWS.filter(
  (row) => row.verification === 'verified' && !row.isReplaced && row.validTo === null && hasSchedule(row),
);

function Source({ row }: { row: (typeof verified)[number] }) {
  return (
    <>
      {toSource(row)}{' '}
      {row.sources.map((source) => (
        <a key={source} href={source} rel="noopener">
          {new URL(source).hostname}
        </a>
      ))}
    </>
  );
}

function Verified() {
  return (
    <SiteSection
      id="verified"
      title="Verified dates"
      lead="We read each of these in the rule, its form or a page of the board. All other entries of our catalogue are not verified."
    >
      <FactTable
        label="Table of verified dates"
        columns={['Duty', 'Source', 'Due']}
        rows={verified.map((row) => ({
          key: row.id,
          cells: [row.title, <Source key="source" row={row} />, describeDue(row.due)],
        }))}
      />
    </SiteSection>
  );
}

/** Calculators, finder and questions. They run in the browser on the engine of the product. */
export function ToolsPage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.tools} year={year}>
      <PageHead
        title="Tools"
        lead="Four calculators and a finder. They run in your browser, so what you enter stays on this computer."
        isRuled
      >
        <Inline gap={2}>
          {CALCULATOR_IDS.map((id) => (
            <LinkButton key={id} size="sm" href={`#${id}`}>
              {CALCULATORS[id].title}
            </LinkButton>
          ))}
          <LinkButton size="sm" href="#applies">
            Duties that apply to you
          </LinkButton>
        </Inline>
      </PageHead>
      {CALCULATOR_IDS.map((id) => (
        <SiteSection key={id} id={id} title={CALCULATORS[id].title} lead={CALCULATORS[id].lead}>
          <Island name={id} of={DateCalculator} props={{ tool: id }} wakesOnQuery />
        </SiteSection>
      ))}
      <noscript>
        <p>The calculators need scripts. The verified dates are listed on this page.</p>
      </noscript>
      <SiteSection
        id="applies"
        title="Duties that apply to you"
        lead="Choose your state, sector, wastes and equipment to see the duties of the law."
      >
        <Island name="finder" of={Finder} props={{}} />
      </SiteSection>
      <Verified />
      <SiteSection id="questions" title="Questions about the service">
        <Faq items={CONTACT_FAQ} />
      </SiteSection>
      <ClosingCall
        title="Try it now: your PDF stays on this computer."
        actions={
          <>
            <LinkButton size="lg" variant="primary" href={AUTH_PATHS.productPreview}>
              Try the reader
            </LinkButton>
            <LinkButton size="lg" href={SITE_PATHS.contactUs}>
              Contact us
            </LinkButton>
          </>
        }
      />
    </SitePage>
  );
}
