import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenCheck, CalendarClock, FileSearch, ListChecks } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { MiniList, RibbonPicture } from '../site-bento/mini-list.tsx';
import { Bento, BentoTile } from '../site-bento/site-bento.tsx';
import { LatestArticles } from '../site-blog/article-lists.tsx';
import { ClosingCall } from '../site-closing/closing-call.tsx';
import { ContactWidget } from '../site-contact/contact-widget.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteFrame } from '../site-frame/site-frame.tsx';
import { SiteSection } from '../site-frame/site-section.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { HeroArt } from '../site-hero/hero-art.tsx';
import { SiteHero, SiteStrip } from '../site-hero/site-hero.tsx';
import { ReaderLists } from '../site-readers/reader-lists.tsx';
import { YearBand } from '../site-year/year-band.tsx';
import { toYearDots } from '../site-year/year-dots.ts';
import { expectFits } from '../storybook/expectations.ts';
import * as sample from '../storybook/site-samples.tsx';

const trial = (
  <LinkButton size="lg" variant="primary" href="#trial">
    Start Free Trial
  </LinkButton>
);

const readers = [
  {
    title: 'For the person at the plant',
    points: [
      {
        icon: ListChecks,
        title: 'What is due, and what is late',
        text: 'One list over all orders, the oldest first.',
      },
      { icon: FileSearch, title: 'The words it came from', text: 'Every task opens the order at its page.' },
    ],
  },
  {
    title: 'For the person who answers for it',
    points: [
      {
        icon: BookOpenCheck,
        title: 'Read, or worked out',
        text: 'Each date says which, and can be changed.',
      },
      { icon: CalendarClock, title: 'Renewals in sight', text: 'How long each consent still holds.' },
    ],
  },
];

function Home() {
  return (
    <SiteFrame
      header={<SiteHeader {...sample.siteHeader} />}
      footer={<SiteFooter {...sample.siteFooter} />}
      corner={<ContactWidget label="Contact" rows={sample.contactRows} />}
    >
      <SiteHero
        title="Every condition in your consent, kept."
        lead="Upload a consent order. Anupalan reads each condition, shows you the line it came from, and turns it into tasks on the dates the order asks for."
        actions={
          <>
            {trial}
            <LinkButton size="lg" href="#how">
              See how it reads
            </LinkButton>
          </>
        }
        note="14 days, no card needed."
        art={<HeroArt {...sample.heroArt} />}
      />
      <SiteStrip
        label="Coverage"
        title="Built around"
        items={['Water Act 1974', 'Air Act 1981', 'Environment (Protection) Act 1986']}
      />
      <SiteSection
        id="how"
        title="From a long order to a list you can work through"
        lead="Nothing enters your schedule until a person has accepted it beside its page. Every task keeps a link to the sentence that asked for it."
      >
        <Bento>
          <BentoTile
            isWide
            title="It reads the order the way you would"
            text="Schedules, tables and annexures. Each condition is numbered, quoted and linked to its page."
          >
            <MiniList lines={sample.readLines} />
          </BentoTile>
          <BentoTile
            title="One schedule for every order"
            text="Daily to yearly: each due date is worked out from the first, and month ends stay month ends."
          >
            <MiniList lines={sample.dateLines} />
          </BentoTile>
          <BentoTile
            title="Know when each consent ends"
            text="Every order on one line of time, with the days in which to renew it."
          >
            <RibbonPicture ribbons={sample.miniRibbons} today={46} />
          </BentoTile>
          <BentoTile
            isWide
            title="A record of what was done"
            text="Who completed what, when, and with which remark, with the words of the order beside it."
          >
            <MiniList lines={sample.recordLines} />
          </BentoTile>
        </Bento>
      </SiteSection>
      <YearBand
        title="The compliance year runs April to March. So does Anupalan."
        lead="Each dot is a due date that one consent order can ask for. Below, the kinds that most orders hold."
        months={sample.months}
        dots={toYearDots()}
        kinds={sample.yearKinds}
      />
      <SiteSection id="readers" title="Two readers of the same order">
        <ReaderLists readers={readers} />
      </SiteSection>
      <SiteSection
        id="latest"
        isFollowing
        title="From the blog"
        more={{ label: 'All articles', href: '#blog' }}
      >
        <LatestArticles
          articles={sample.articles.slice(0, 4).map((one) => ({ ...one, author: undefined }))}
        />
      </SiteSection>
      <ClosingCall
        title="Bring one consent. See every condition in it before you decide."
        actions={
          <>
            {trial}
            <LinkButton size="lg" href="#contact">
              Talk to us
            </LinkButton>
          </>
        }
      />
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  parameters: { isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expectFits(canvasElement);
  },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Reflow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
