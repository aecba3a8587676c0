import { CONTACT } from '@anupalan/enums/brand';
import { CONTACT_MESSAGES, SITE_MESSAGES } from '@anupalan/enums/messages';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { ContactPanel, PageHead, SiteSection } from '@anupalan/ui/site';
import { Mail, MapPin, Phone } from 'lucide-react';
import { SitePage } from '../frame/site-page.tsx';
import { Island } from '../islands/island.tsx';
import { toFormAction } from '../seo/addresses.ts';
import { ContactForm } from './contact-form.tsx';

const ways = [
  { icon: MapPin, title: 'Office', lines: CONTACT.addressLines },
  { icon: Phone, title: 'Telephone', lines: [CONTACT.phone], href: CONTACT.phoneHref },
  { icon: Mail, title: 'Email', lines: [CONTACT.email], href: CONTACT.emailHref },
];

/** Form and Get in Touch panel. See docs/spec-coverage.md#the-public-site. */
export function ContactPage({ year }: { year: number }) {
  return (
    <SitePage path={SITE_PATHS.contactUs} year={year}>
      <PageHead title="Contact us" lead="Ask about an order, a trial or the work with your laboratory." />
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
