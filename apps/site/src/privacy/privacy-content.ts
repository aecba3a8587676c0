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
    paragraphs: [`We collect the data that we need to run ${BRAND.name} for you. We do not sell data.`],
    points: [
      [
        'Personal information',
        'Your name, email address, telephone number, designation and department, as you or your organisation enter them. A picture, if you upload one.',
      ],
      [
        'Usage information',
        'When you signed in, which requests failed and how long they took. Logs contain no passwords, no tokens and no text of your documents.',
      ],
      [
        'Compliance data',
        'The orders that you upload and the obligations found in them. Tasks, due dates, remarks and evidence. The audit trail of who changed what.',
      ],
    ],
  },
  {
    id: 'how-we-use-your-information',
    title: '2. How We Use Your Information',
    paragraphs: [
      'We use it to read your orders, to keep your schedule and to send alerts to the people whom your organisation chooses. We also use it to answer your requests, to keep accounts safe and to meet our legal duties.',
      'We do not train models on your documents. We show no advertising.',
    ],
  },
  {
    id: 'information-sharing-and-disclosure',
    title: '3. Information Sharing and Disclosure',
    paragraphs: [
      'Only people of your organisation see its data, and each person sees what their role allows.',
    ],
    points: [
      ['Laboratories', 'A laboratory sees the enquiries that you send to it. No other laboratory sees them.'],
      [
        'Service providers',
        'Companies that host, store or send mail for us. Their contracts allow them to use the data only for this service.',
      ],
      [
        'Law',
        'We disclose data when a court or an authority requires it. We tell you, unless the law forbids it.',
      ],
    ],
  },
  {
    id: 'data-security',
    title: '4. Data Security',
    paragraphs: ['These measures protect your data.'],
    points: [
      ['In transit', 'Connections are encrypted with TLS.'],
      ['At rest', 'Uploaded files are stored encrypted with AES-256.'],
      [
        'Access controls',
        'Each person has a role with permissions. The database keeps organisations apart. Sessions expire. Nobody can edit the audit trail.',
      ],
    ],
  },
  {
    id: 'your-rights-and-choices',
    title: '5. Your Rights and Choices',
    paragraphs: [`To use any of these rights, write to ${CONTACT.email}. We answer within thirty days.`],
    points: [
      [
        'Access and correction',
        'You can ask what data we have about you. You can change your name and telephone number in your profile.',
      ],
      [
        'Portability',
        'You can export tasks and due dates as CSV or XLSX. You can download your orders as the files that you uploaded.',
      ],
      [
        'Deletion',
        'You can ask us to delete your account. Your name stays in the audit trail of your organisation, so that its record is complete.',
      ],
    ],
  },
  {
    id: 'cookies',
    title: '6. Cookies',
    paragraphs: [
      'This site sets no cookies. When you sign in, the portal keeps your session in the storage of your browser, encrypted.',
    ],
    points: [
      [
        'Essential',
        'Your session, drafts of forms and your display settings. The portal needs them to work.',
      ],
      ['Analytics', 'We use no analytics of third parties. This site loads nothing from other servers.'],
      [
        'Management',
        'When you sign out, the session and the drafts are deleted. You can also clear the storage of this site in your browser at any time.',
      ],
    ],
  },
  {
    id: 'data-retention',
    title: 'Data Retention',
    paragraphs: [
      'We keep compliance data while your organisation has an account. We delete it within ninety days after the account ends, unless the law requires us to keep it longer.',
      'You may need evidence years later. Export it before you close the account.',
    ],
  },
  {
    id: 'international-data-transfers',
    title: 'International Data Transfers',
    paragraphs: [
      'We store data in India. If a service provider processes data in another country, its contract protects the data as this policy does.',
    ],
  },
];
