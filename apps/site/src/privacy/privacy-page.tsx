import { SITE_MESSAGES } from '@anupalan/enums/messages';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { ArticleFrame, PageHead, SiteSection } from '@anupalan/ui/site';
import { SitePage } from '../frame/site-page.tsx';
import { sections } from './privacy-content.ts';

/** The privacy policy. See docs/spec-coverage.md#the-public-site. */
export function PrivacyPage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.privacy} year={year}>
      <PageHead
        title={SITE_MESSAGES.privacyPolicy}
        lead={`Last updated ${SITE_MESSAGES.privacyUpdated}`}
        isRuled
      />
      <SiteSection id="policy" aria-label={SITE_MESSAGES.privacyPolicy}>
        <ArticleFrame headings={sections.map(({ id, title }) => ({ id, label: title }))}>
          {sections.map(({ id, title, paragraphs, points }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {points && (
                <ul>
                  {points.map(([term, text]) => (
                    <li key={term}>
                      <strong>{term}.</strong> {text}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </ArticleFrame>
      </SiteSection>
    </SitePage>
  );
}
