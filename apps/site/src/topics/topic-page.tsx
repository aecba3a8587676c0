import { LinkButton } from '@anupalan/ui';
import { Bento, BentoTile, ClosingCall, Faq, PageHead, SiteSection, Timeline } from '@anupalan/ui/site';
import { SitePage } from '../frame/site-page.tsx';
import type { Topic } from './topic.ts';

/** A page of the content model: head, a few sections, and where to go from there. */
export function TopicPage({ topic, year }: { topic: Topic; year: number }) {
  return (
    <SitePage path={topic.path} year={year}>
      <PageHead title={topic.title} lead={topic.lead} />
      {topic.sections.map((section, at) => (
        <SiteSection
          key={section.id}
          id={section.id}
          title={section.title}
          lead={section.lead}
          isFollowing={at === 0}
        >
          {section.kind === 'tiles' && (
            <Bento>
              {section.items.map(({ title, text }, index) => (
                <BentoTile
                  key={title}
                  title={title}
                  text={text}
                  isWide={index % 4 === 0 || index % 4 === 3}
                />
              ))}
            </Bento>
          )}
          {section.kind === 'steps' && (
            <Timeline
              steps={section.items.map(({ title, text }, index) => ({ when: `${index + 1}`, title, text }))}
            />
          )}
          {section.kind === 'questions' && (
            <Faq items={section.items.map(({ title, text }) => ({ question: title, answer: text }))} />
          )}
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
