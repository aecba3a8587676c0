import type { FaqItem } from '@anupalan/ui/site';

/** What readers ask before they try it. */
export const questions: readonly (FaqItem & { answer: string })[] = [
  {
    question: 'Which orders can Anupalan read?',
    answer:
      'Consents to establish and operate, authorisations and environmental clearances of Indian boards and ministries. Files may be PDF, Word, scans or photographs, up to 25 MB and 500 pages. English is read in full; conditions in Hindi, Marathi and Gujarati get an English name beside the original words.',
  },
  {
    question: 'Does anything become a task without us?',
    answer:
      'No. You review every obligation beside its page. Only what a person has accepted becomes a task, and each decision can be undone.',
  },
  {
    question: 'What happens when the reader is not sure?',
    answer:
      'It says so. A blank, an impossible date or two different periods become a question with possible answers. Figures of a scan that may be misread are shown with their part of the page.',
  },
  {
    question: 'Does it also cover duties that are not in our orders?',
    answer:
      'Yes. A catalogue of statutory duties shows what applies to your state, sector, wastes and equipment. Each entry has its source. Entries that are not verified stay off until you confirm them.',
  },
  {
    question: 'Can we try it without an account?',
    answer:
      'Yes. The product preview reads an order in your own browser. The file does not leave your computer.',
  },
  {
    question: 'Does it replace our consultant or our laboratory?',
    answer:
      'No. It keeps the conditions, dates and evidence in one place. Applications, sampling and advice stay with the people who do them today.',
  },
];
