/** Laboratories and enquiries, where several screens show them: their tabs, their accreditation and the way to ask one. */
export const words = {
  tabs: {
    company: 'Lab marketplace',
    lab: 'Reporting tasks',
    laboratories: 'Laboratories',
    ownTasks: 'Own tasks',
    enquiries: 'Enquiries',
    enquiriesAndReports: 'Enquiries and reports',
  },
  ask: {
    title: 'Laboratories',
    link: 'Ask a laboratory',
  },
  accreditation: {
    validUntil: (number: string, day: string) => `${number}, valid until ${day}`,
    notRecognised: 'Not recognised',
    recognised: 'Recognised',
    recognisedUntil: (day: string) => `Recognised until ${day}`,
  },
};
