import { BRAND, CONTACT } from '@anupalan/enums/brand';

/** A section of the policy. */
export type PolicySection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly (readonly [term: string, text: string])[];
};

/** All sections of the specification, in its order (docs/spec-coverage.md#the-public-site). */
export const sections: readonly PolicySection[] = [
  {
    id: 'information-we-collect',
    title: '1. Information We Collect',
    paragraphs: [`We collect what is needed to run ${BRAND.name} for you, and nothing to sell.`],
    points: [
      [
        'Personal information',
        'Your name, e-mail address, telephone number, designation and department, as you or your organisation give them, and a picture if you upload one.',
      ],
      [
        'Usage information',
        'When you signed in, which calls failed and how long they took. Logs hold no passwords, no tokens and no content of documents.',
      ],
      [
        'Compliance data',
        'Consent orders that you upload, what is found in them, tasks, due dates, remarks, evidence, and the record of who changed what.',
      ],
    ],
  },
  {
    id: 'how-we-use-your-information',
    title: '2. How We Use Your Information',
    paragraphs: [
      'To read your orders and keep your schedule; to remind the people whom your organisation names; to answer your requests; to keep accounts safe; and to meet duties under law. We do not train models on your documents and we show no advertising.',
    ],
  },
  {
    id: 'information-sharing-and-disclosure',
    title: '3. Information Sharing and Disclosure',
    paragraphs: [
      'Your organisation’s data is seen by people of your organisation only, as far as their role allows.',
    ],
    points: [
      [
        'Laboratories',
        'What you write in an enquiry is shown to the laboratory that you send it to, and to no other.',
      ],
      [
        'Service providers',
        'Hosting, storage and mail, bound by contract to use the data for our purpose only.',
      ],
      ['Law', 'Where a court or an authority obliges us. We tell you unless we are forbidden to.'],
    ],
  },
  {
    id: 'data-security',
    title: '4. Data Security',
    paragraphs: ['Security is part of how the product is built, not a page about it.'],
    points: [
      ['In transit', 'Connections are encrypted with TLS.'],
      ['At rest', 'Uploaded files are stored encrypted with AES-256.'],
      [
        'Access controls',
        'Roles with permissions, rules in the database that keep organisations apart, sessions that end, and a trail of changes that is never edited.',
      ],
    ],
  },
  {
    id: 'your-rights-and-choices',
    title: '5. Your Rights and Choices',
    paragraphs: [`Write to ${CONTACT.email} for any of these; we answer within thirty days.`],
    points: [
      [
        'Access and correction',
        'You may see what we hold about you. Name and telephone you change yourself in your profile.',
      ],
      ['Portability', 'Tasks and dates can be exported as CSV and XLSX, orders as the files that you sent.'],
      [
        'Deletion',
        'You may ask for your account to be deleted. Your name stays in the record of what you did for your organisation, because a record with holes is none.',
      ],
    ],
  },
  {
    id: 'cookies',
    title: '6. Cookies',
    paragraphs: [
      'This site sets no cookies. The signed-in application keeps its session in the storage of your browser, encrypted.',
    ],
    points: [
      ['Essential', 'The session, drafts of forms and your choice of display. Without them nothing works.'],
      ['Analytics', 'None by third parties. Nothing on this site is loaded from anywhere else.'],
      [
        'Management',
        'Signing out clears the session and the drafts. You can clear the storage of the site in your browser at any time.',
      ],
    ],
  },
  {
    id: 'data-retention',
    title: 'Data Retention',
    paragraphs: [
      'Compliance data is kept for as long as your organisation has an account, and is deleted within ninety days after it ends, unless the law asks for longer. Evidence and its trail are worth most years later; export them before you leave.',
    ],
  },
  {
    id: 'international-data-transfers',
    title: 'International Data Transfers',
    paragraphs: [
      'Data is stored in India. Where a service provider handles data elsewhere, it is under contract terms that protect it as this policy does.',
    ],
  },
];
