import { BADGES, BRAND, CLAIMS, CONTACT } from '@anupalan/enums/brand';
import { BadgeRow } from '@anupalan/ui';
import { SiteFooter, SiteFrame, SiteHeader } from '@anupalan/ui/site';
import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { signInHref, sitePages, toFooterGroups, toFooterYear } from '../pages-list.ts';
import { toFormAction } from '../seo/addresses.ts';
import { Newsletter } from './newsletter.tsx';
import { Widget } from './widget.tsx';

/** Props of {@link SitePage}. */
export type SitePageProps = {
  /** The address of this page, for the mark in the header. */
  path: string;
  /** The year of the build. */
  year: number;
  children: ReactNode;
};

const groups = toFooterGroups(sitePages).map(({ title, pages }) => ({
  title,
  links: title === 'Company' ? [...pages, { label: 'Sign In', href: signInHref }] : pages,
}));

/** A public page between the site's header and footer. */
export function SitePage({ path, year, children }: SitePageProps) {
  const header = (
    <SiteHeader
      brand={BRAND.name}
      links={sitePages
        .filter((page) => page.inHeader)
        .map(({ label, href }) => ({ label, href, isCurrent: href === path }))}
      signIn={{ label: 'Sign In', href: signInHref }}
      trial={{ label: 'Start Free Trial', href: signInHref }}
    />
  );
  const footer = (
    <SiteFooter
      brand={BRAND.name}
      paragraphs={[BRAND.description, `${CLAIMS.panIndia}. ${CLAIMS.parentFirm}.`]}
      groups={groups}
      office={{ title: 'Office', lines: CONTACT.addressLines }}
      badges={
        <BadgeRow
          label="Standards the product is built to"
          badges={BADGES.map(({ name, text }) => ({ title: name, text }))}
        />
      }
      newsletter={
        <Island name="newsletter" of={Newsletter} props={{ action: toFormAction('/public/newsletter') }} />
      }
      legal={`© ${toFooterYear(year)} ${BRAND.name}`}
    />
  );
  return (
    <SiteFrame header={header} footer={footer} corner={<Island name="widget" of={Widget} props={{}} />}>
      {children}
    </SiteFrame>
  );
}
