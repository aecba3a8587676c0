/** Departments of the contact page: defined, not displayed there (docs/spec-coverage.md#the-public-site; D13). @specified */
export const CONTACT_DEPARTMENTS = [
  'Sales & Partnerships',
  'Technical Support',
  'Compliance Consulting',
  'Media & Press',
] as const;

/** Questions and answers: defined, not displayed on the contact page; shown on the tools page (D13). */
export const CONTACT_FAQ = [
  {
    question: 'How long does onboarding take?',
    answer: 'Most companies are set up in 2-3 business days.',
  },
  {
    question: 'Do you offer custom solutions?',
    answer: 'Yes. Tell us about your plant and your consents, and we will propose what fits them.',
  },
  { question: 'When can I reach support?', answer: 'Support is there 24/7.' },
] as const;
