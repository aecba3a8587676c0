import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import { describeDue, hasSchedule } from '@anupalan/compliance/statutory/due';
import { CONTACT_FAQ } from '@anupalan/enums/contact-content';
import { AUTH_PATHS, SITE_PATHS } from '@anupalan/enums/paths';
import { LinkButton } from '@anupalan/ui';
import { ArticleTable, ClosingCall, Faq, PageHead, SiteColumn, SiteSection } from '@anupalan/ui/site';
import { SitePage } from '../frame/site-page.tsx';
import { Island } from '../islands/island.tsx';
import { DateCalculator } from './date-calculator.tsx';
import { Finder } from './finder.tsx';

/** Rows that a primary text bears out and whose day a calendar can tell: the only dates of law on this site. */
const verified = STATUTORY_ROWS.filter(
  (row) => row.verification === 'verified' && !row.isReplaced && row.validTo === null && hasSchedule(row),
);

/** Calculator, finder and questions. They run in the browser on the engine of the product. */
export function ToolsPage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.tools} year={year}>
      <PageHead
        title="Tools"
        lead="Two small tools that run in your browser, on the engine that the product uses. What you enter stays with you."
      />
      <SiteSection
        id="dates"
        title="Renewal and return dates"
        lead="When to begin, when to apply, and the next days of returns whose date a primary text gives."
        isFollowing
      >
        <SiteColumn>
          <Island
            name="calculator"
            of={DateCalculator}
            props={{ returns: verified.map(({ id, title }) => ({ value: id, label: title })) }}
          />
        </SiteColumn>
        <noscript>
          <p>The calculator needs scripts. The verified dates stand below.</p>
        </noscript>
      </SiteSection>
      <SiteSection
        id="applies"
        title="What applies to us?"
        lead="By where you are, what you make and what you have."
      >
        <Island name="finder" of={Finder} props={{}} />
      </SiteSection>
      <SiteSection
        id="verified"
        title="Dates that we have verified"
        lead="Read in the rule, its form, or a page of the board. All other rows of the catalogue are marked as not verified."
      >
        <ArticleTable label="Verified dates">
          <table>
            <thead>
              <tr>
                <th scope="col">Duty</th>
                <th scope="col">By</th>
                <th scope="col">Due</th>
                <th scope="col">Read at</th>
              </tr>
            </thead>
            <tbody>
              {verified.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.title}</th>
                  <td>{[row.act, row.rule, row.form].filter(Boolean).join(', ')}</td>
                  <td>{describeDue(row.due)}</td>
                  <td>
                    {row.sources.map((source) => (
                      <a key={source} href={source} rel="noopener">
                        {new URL(source).hostname}
                      </a>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ArticleTable>
      </SiteSection>
      <SiteSection id="questions" title="Often asked">
        <Faq items={CONTACT_FAQ} />
      </SiteSection>
      <ClosingCall
        title="Try it now with your own order: your PDF stays on this computer."
        actions={
          <>
            <LinkButton size="lg" variant="primary" href={AUTH_PATHS.productPreview}>
              Try it on an order
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
