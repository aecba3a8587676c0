import { CONTACT } from '@anupalan/enums/brand';
import { CONTACT_MESSAGES, SITE_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS, SITE_PATHS } from '@anupalan/enums/paths';
import { ContactPanel, PageHead, SiteSection } from '@anupalan/ui/site';
import { FileSearch, Mail, MapPin, Phone, Users } from 'lucide-react';
import { SitePage } from '../frame/site-page.tsx';
import { Island } from '../islands/island.tsx';
import { toFormAction } from '../seo/addresses.ts';
import { ContactForm } from './contact-form.tsx';

const ways = [
  { icon: MapPin, title: 'Office', lines: CONTACT.addressLines },
  { icon: Phone, title: 'Telephone', lines: [CONTACT.phone], href: CONTACT.phoneHref },
  { icon: Mail, title: 'Email', lines: [CONTACT.email], href: CONTACT.emailHref },
  {
    icon: FileSearch,
    title: 'Try the reader',
    lines: ['Open the product preview', 'It reads a PDF in your browser. The file stays on your computer.'],
    href: AUTH_PATHS.productPreview,
  },
  {
    icon: Users,
    title: 'Ask a consultant',
    lines: ['See what to send', 'For a renewal, a notice, an expansion or a result over its limit.'],
    href: SITE_PATHS.contactConsultant,
  },
];

/** Form and Get in Touch panel. See docs/spec-coverage.md#the-public-site. */
export function ContactPage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.contactUs} year={year}>
      <PageHead title="Contact us" lead="Ask us about an order, a trial, or work with your laboratory." />
      <SiteSection id="write" aria-label={SITE_MESSAGES.getInTouch} isFollowing>
        <ContactPanel formTitle={CONTACT_MESSAGES.title} title={SITE_MESSAGES.getInTouch} ways={ways}>
          <Island
            name="contact"
            of={ContactForm}
            props={{ action: toFormAction('/contact-us/public/create') }}
          />
        </ContactPanel>
      </SiteSection>
    </SitePage>
  );
}
