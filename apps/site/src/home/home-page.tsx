import { BRAND } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { LinkButton } from '@anupalan/ui';
import {
  Bento,
  BentoTile,
  ClosingCall,
  HeroArt,
  LatestArticles,
  MiniList,
  ReaderLists,
  RibbonPicture,
  SiteHero,
  SiteSection,
  SiteStrip,
  toYearDots,
  YearBand,
} from '@anupalan/ui/site';
import type { BlogSummary } from '@anupalan/validators/entities/blog';
import { toSummary } from '../articles/article-words.ts';
import { SitePage } from '../frame/site-page.tsx';
import { signInHref } from '../pages-list.ts';
import { heroArt, laws } from './hero-content.ts';
import { dateLines, readLines, recordLines, ribbons, ribbonToday } from './how-content.ts';
import { months, readers, yearKinds } from './reader-content.ts';

const trial = (
  <LinkButton size="lg" variant="primary" href={signInHref}>
    Start Free Trial
  </LinkButton>
);

function Hero() {
  return (
    <SiteHero
      title={BRAND.line}
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
      art={<HeroArt {...heroArt} />}
    />
  );
}

function How() {
  return (
    <SiteSection
      id="how"
      title="From a long order to a list you can work through"
      lead="Nothing enters your schedule until a person has accepted it beside its page. Every task keeps a link to the sentence that asked for it."
    >
      <Bento>
        <BentoTile
          isWide
          title="It reads the order the way you would"
          text="Schedules, tables and annexures. Each condition is numbered, quoted and linked to its page. Where the order gives no date, it says so."
        >
          <MiniList lines={readLines} />
        </BentoTile>
        <BentoTile
          title="One schedule for every order"
          text="Daily to yearly, or every so many days: each due date follows from the first. A due date on the 31st falls on the last day of shorter months."
        >
          <MiniList lines={dateLines} />
        </BentoTile>
        <BentoTile
          title="Know when each consent ends"
          text="Every order on one line of time, with the days in which to renew it marked before it runs out."
        >
          <RibbonPicture ribbons={ribbons} today={ribbonToday} />
        </BentoTile>
        <BentoTile
          isWide
          title="A record of what was done"
          text="Who completed what, when, and with which remark. What was accepted, corrected or left out stays on record, with the words of the order beside it."
        >
          <MiniList lines={recordLines} />
        </BentoTile>
      </Bento>
    </SiteSection>
  );
}

/** The home page. `year` is the year of the build, for the footer; `articles` are the latest, the first one large. */
export function HomePage({ year, articles }: { year: number; articles: readonly BlogSummary[] }) {
  return (
    <SitePage path={SITE_PATHS.home} year={year}>
      <Hero />
      <SiteStrip label="Coverage" title="Built around" items={laws} />
      <How />
      <YearBand
        title="The compliance year runs April to March. So does Anupalan."
        lead="Each dot is a due date that one consent order can ask for. Below, the kinds that most orders hold."
        months={months}
        dots={toYearDots()}
        kinds={yearKinds}
      />
      <SiteSection id="readers" title="Two readers of the same order">
        <ReaderLists readers={readers} />
      </SiteSection>
      {articles.length > 0 && (
        <SiteSection id="blog" title="From the blog" more={{ label: 'All articles', href: SITE_PATHS.blog }}>
          <LatestArticles articles={articles.map(toSummary)} />
        </SiteSection>
      )}
      <ClosingCall
        title="Bring one consent. See every condition in it before you decide."
        actions={
          <>
            {trial}
            <LinkButton size="lg" href={signInHref}>
              Sign In
            </LinkButton>
          </>
        }
      />
    </SitePage>
  );
}
