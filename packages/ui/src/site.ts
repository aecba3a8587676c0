/** Parts of the public site. Like the entry `.`, they are static: only React and icons. */
export { ArticleTable, type ArticleTableProps } from './site-article/article-table.tsx';
export {
  ArticleFrame,
  type ArticleFrameProps,
  type ArticleHeading,
  AuthorRow,
  type AuthorRowProps,
} from './site-article/site-article.tsx';
export { type MiniLine, MiniList, type MiniListProps } from './site-bento/mini-list.tsx';
export { Bento, type BentoProps, BentoTile, type BentoTileProps } from './site-bento/site-bento.tsx';
export {
  ArticleCard,
  type ArticleCardProps,
  ArticleGrid,
  type ArticleGridProps,
  type ArticleRowProps,
  type ArticleSummary,
  type LeadArticleProps,
} from './site-blog/article-card.tsx';
export { ArticleCover, type ArticleCoverProps } from './site-blog/article-cover.tsx';
export {
  BlogBar,
  type BlogBarProps,
  CategoryChips,
  type CategoryChipsProps,
  LatestArticles,
  type LatestArticlesProps,
} from './site-blog/article-lists.tsx';
export type { CoverSubject } from './site-blog/cover-subjects.ts';
export { ClosingCall, type ClosingCallProps } from './site-closing/closing-call.tsx';
export { type BrandIconProps, WhatsAppIcon } from './site-contact/brand-icons.tsx';
export { ContactPanel, type ContactPanelProps, type ContactWay } from './site-contact/contact-panel.tsx';
export { type ContactRow, ContactWidget, type ContactWidgetProps } from './site-contact/contact-widget.tsx';
export { Faq, type FaqItem, type FaqProps } from './site-faq/faq.tsx';
export {
  FeatureRow,
  type FeatureRowProps,
  FeatureRows,
  type FeatureRowsProps,
} from './site-feature/feature-row.tsx';
export { FigureStrip, type FigureStripProps } from './site-feature/figure-strip.tsx';
export { ProductShot, type ProductShotProps, type ShotSources } from './site-feature/product-shot.tsx';
export { type FooterGroup, SiteFooter, type SiteFooterProps } from './site-footer/site-footer.tsx';
export {
  type CallRowProps,
  type LeadProps,
  SiteColumns,
  type SiteColumnsProps,
  SiteFrame,
  type SiteFrameProps,
  type SiteHeadingProps,
  type SiteWrapProps,
} from './site-frame/site-frame.tsx';
export { SiteSection, type SiteSectionProps } from './site-frame/site-section.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
export type { SiteLink, SiteMenuProps } from './site-header/site-menu.tsx';
export { type ArtParagraph, type ArtRun, HeroArt, type HeroArtProps } from './site-hero/hero-art.tsx';
export { SiteHero, type SiteHeroProps, SiteStrip, type SiteStripProps } from './site-hero/site-hero.tsx';
export { MissingPage, type MissingPageProps } from './site-missing/missing-page.tsx';
export { NewsletterForm, type NewsletterFormProps } from './site-newsletter/newsletter-form.tsx';
export { PageHead, type PageHeadProps } from './site-page-head/page-head.tsx';
export { type Reader, ReaderLists, type ReaderListsProps } from './site-readers/reader-lists.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './site-timeline/timeline.tsx';
export { SiteToast, type SiteToastProps } from './site-toast/site-toast.tsx';
export { YearBand, type YearBandProps, type YearDate } from './site-year/year-band.tsx';
export { toYearDots, type YearDot } from './site-year/year-dots.ts';
