import { BRAND, CLAIMS } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { LinkButton } from '@anupalan/ui';
import {
  ClosingCall,
  Faq,
  FeatureRow,
  FeatureRows,
  FigureStrip,
  HeroArt,
  LatestArticles,
  ProductShot,
  ReaderLists,
  SiteHero,
  SiteSection,
  SiteStrip,
  toYearDots,
  YearBand,
} from '@anupalan/ui/site';
import type { BlogSummary } from '@anupalan/validators/entities/blog';
import { toSummary } from '../articles/article-words.ts';
import { FactTable } from '../frame/fact-table.tsx';
import { SitePage } from '../frame/site-page.tsx';
import { listYearDates } from '../law/year-dates.ts';
import { signInHref } from '../pages-list.ts';
import { comparison, comparisonColumns } from './comparison-content.ts';
import { features } from './feature-content.ts';
import { heroArt, laws } from './hero-content.ts';
import { questions } from './questions-content.ts';
import { months, readers } from './reader-content.ts';
import { findShot } from './shots.ts';

const trial = (
  <LinkButton size="lg" variant="primary" href={signInHref}>
    Start Free Trial
  </LinkButton>
);

/** Width of a crop beside words, and of one under them. A phone shows one side of it, larger. */
const BESIDE = '(max-width: 600px) 168vw, (max-width: 900px) 92vw, 676px';
const WHOLE = '(max-width: 600px) 193vw, (max-width: 1280px) 94vw, 1216px';

/** The claims of the operator (D7). */
const figures = [
  { figure: CLAIMS.years, text: 'years of regulatory work' },
  { figure: CLAIMS.clients, text: 'clients of our services firm' },
  { figure: CLAIMS.aboutManualWorkCut, text: 'less manual compliance work' },
  { figure: CLAIMS.onboardingManualWorkCut, text: 'less manual work with orders, at most' },
];

function Hero() {
  return (
    <SiteHero
      title={BRAND.line}
      lead="Upload a consent order. Anupalan reads each condition, shows you the line it came from, and makes tasks on the dates that the order asks for."
      actions={
        <>
          {trial}
          <LinkButton size="lg" href="#how">
            See the product
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
      title="From a long order to tasks with dates and evidence"
      lead="Orders, tasks, evidence, laboratories and people are in one place. The pictures show the product with an invented company."
    >
      <FeatureRows>
        {features.map(({ shot, ...feature }, index) => (
          <FeatureRow
            key={feature.title}
            {...feature}
            isWide={index === 0}
            picture={shot && <ProductShot {...findShot(shot, index === 0 ? WHOLE : BESIDE)} />}
          />
        ))}
      </FeatureRows>
    </SiteSection>
  );
}

function Comparison() {
  return (
    <SiteSection
      id="comparison"
      title="Compared with a spreadsheet and a register"
      lead="A spreadsheet or a paper register is enough for a small plant. This table helps you to choose."
    >
      <FactTable
        label="Comparison"
        columns={['Situation', ...comparisonColumns]}
        rows={comparison.map(({ question, answers }) => ({ key: question, cells: [question, ...answers] }))}
      />
    </SiteSection>
  );
}

/** The home page. `year` is the year of the build, for the footer; `articles` are the latest, the first one large. */
export function HomePage({ year, articles }: { year: number; articles: readonly BlogSummary[] }) {
  return (
    <SitePage path={SITE_PATHS.home} year={year}>
      <Hero />
      <SiteStrip label="Coverage" title="Built around" items={laws} />
      <FigureStrip label="In figures" figures={figures} />
      <How />
      <YearBand
        title="The compliance year runs April to March. So does Anupalan."
        lead="Each dot is a due date that one consent order can ask for. Each tick is a date of the law."
        months={months}
        dots={toYearDots()}
        dates={listYearDates()}
        note="Verified: we read the date in the rule, its form or a page of the board. Not verified: the date is reported elsewhere, so check the Gazette before you rely on it. The dates of your own order come first."
      />
      <Comparison />
      <SiteSection id="readers" title="One product for two sides of a report">
        <ReaderLists readers={readers} />
      </SiteSection>
      <SiteSection id="questions" title="Questions before you start">
        <Faq items={questions} />
      </SiteSection>
      {articles.length > 0 && (
        <SiteSection id="blog" title="From the blog" more={{ label: 'All articles', href: SITE_PATHS.blog }}>
          <LatestArticles articles={articles.map(toSummary)} />
        </SiteSection>
      )}
      <ClosingCall
        title="Upload one consent and see every condition in it."
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
