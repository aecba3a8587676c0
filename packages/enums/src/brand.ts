/**
 * Who the operator is and what it claims (D6). Everything here is the operator's to confirm before going live:
 * the address and the numbers are samples that reach nobody.
 */
export const BRAND = {
  name: 'Anupalan',
  nameInHindi: 'अनुपालन',
  meaning: 'Hindi for compliance',
  line: 'Every condition in your consent, kept.',
  description:
    'Anupalan reads the consent orders of Indian pollution control boards, finds every obligation with its page and its words, and makes scheduled tasks of them.',
} as const;

/** How to reach the operator. The office is in Thane (docs/spec-coverage.md#the-public-site). */
export const CONTACT = {
  addressLines: ['Anupalan', '4th Floor, Lake Road', 'Thane, Maharashtra 400601', 'India'],
  city: 'Thane',
  state: 'Maharashtra',
  country: 'India',
  /** Cannot be dialled: Indian mobile numbers do not begin with 0. */
  phone: '+91 00000 00000',
  phoneHref: 'tel:+910000000000',
  email: 'hello@example.com',
  emailHref: 'mailto:hello@example.com',
  whatsAppHref: 'https://wa.me/910000000000',
} as const;

/** What the marketing says. See docs/spec-coverage.md#the-public-site; D7. */
export const CLAIMS = {
  onboardingManualWorkCut: '80%',
  aboutManualWorkCut: '75%',
  years: '25+',
  clients: '350+',
  panIndia: 'Serving industries across India',
  parentFirm: 'Built on the regulatory experience of our parent services firm',
} as const;

/** Badges of the footer, worded so that each is true: standards the product is built to, no certificate (D7). */
export const BADGES = [
  { name: 'ISO 27001', text: 'Built to ISO 27001 controls' },
  { name: 'SOC 2', text: 'Built to SOC 2 criteria' },
  { name: 'GDPR', text: 'Built to GDPR principles' },
  { name: 'CPCB', text: 'Built for CPCB and state board orders' },
] as const;

/** Certifications of the public content (content only). See docs/spec-coverage.md#constants-and-limits. */
export const CONTENT_CERTIFICATIONS = ['ISO 9001', 'ISO 14001'] as const;

/** Milestones of the about page. See docs/spec-coverage.md#the-public-site. */
export const JOURNEY_YEARS = [1999, 2005, 2015, 2023] as const;
