import { LinkButton } from '@anupalan/ui';
import { ClosingCall, PageHead, SiteSection } from '@anupalan/ui/site';
import { SitePage } from '../frame/site-page.tsx';
import type { Topic } from './topic.ts';
import { TopicContent } from './topic-section.tsx';

/** A page of the content model: head, its parts, and where to go from there. */
export function TopicPage({ topic, year }: { topic: Topic; year: number }) {
  return (
    <SitePage path={topic.path} year={year}>
      <PageHead title={topic.title} lead={topic.lead} isRuled />
      {topic.sections.map((section) => (
        <SiteSection
          key={section.id}
          id={section.id}
          title={section.kind === 'product' ? 'In the product' : section.title}
          lead={section.lead}
        >
          <TopicContent section={section} />
        </SiteSection>
      ))}
      <ClosingCall
        title={topic.closing.title}
        actions={topic.closing.links.map(({ label, href }, index) => (
          <LinkButton key={href} size="lg" variant={index === 0 ? 'primary' : 'secondary'} href={href}>
            {label}
          </LinkButton>
        ))}
      />
    </SitePage>
  );
}
