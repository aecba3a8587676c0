import { BRAND, CLAIMS, CONTENT_CERTIFICATIONS } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { LinkButton } from '@anupalan/ui';
import { Bento, BentoTile, ClosingCall, PageHead, SiteSection, Timeline } from '@anupalan/ui/site';
import { SitePage } from '../frame/site-page.tsx';
import { journey, values } from './about-content.ts';

/** Mission, vision, values and history. See docs/spec-coverage.md#the-public-site. */
export function AboutPage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.aboutUs} year={year}>
      <PageHead
        title="About us"
        lead={`${BRAND.name} is ${BRAND.meaning}. ${CLAIMS.parentFirm}: ${CLAIMS.years} years of work on consents for ${CLAIMS.clients} clients.`}
      />
      <SiteSection id="purpose" aria-label="Mission and vision" isFollowing>
        <Bento>
          <BentoTile
            isWide
            level={2}
            title="Our mission"
            text={`We turn consent orders into tasks with due dates, so that no condition is forgotten. This cuts manual compliance work by ${CLAIMS.aboutManualWorkCut}.`}
          />
          <BentoTile
            level={2}
            title="Our vision"
            text="Every condition that protects air, water and people in India has a responsible person and a due date."
          />
        </Bento>
      </SiteSection>
      <SiteSection id="values" title="Our values" lead="Four rules for everything we build.">
        <Bento>
          {values.map((value, index) => (
            <BentoTile key={value.title} {...value} isWide={index === 0 || index === 3} />
          ))}
        </Bento>
      </SiteSection>
      <SiteSection
        id="journey"
        title="Our history"
        lead={`The parent firm works to ${CONTENT_CERTIFICATIONS.join(' and ')}.`}
      >
        <Timeline steps={journey} />
      </SiteSection>
      <ClosingCall
        title="Ask us about your order."
        actions={
          <>
            <LinkButton size="lg" variant="primary" href={SITE_PATHS.contactUs}>
              Contact us
            </LinkButton>
            <LinkButton size="lg" href={SITE_PATHS.blog}>
              Read the blog
            </LinkButton>
          </>
        }
      />
    </SitePage>
  );
}
