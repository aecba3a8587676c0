/** What the screens of tasks ask besides tasks: the day's time zone, and the order that `toTestTask` was found in. */
export const AROUND_TASKS = {
  'GET /organisation': { data: { id: 'org-1', name: 'Girna Dyestuffs', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents': {
    data: { consentDocuments: [{ id: 'order-1', title: 'Consent to Operate, Nandgaon' }], total: 1 },
  },
  'GET /consent-documents/:id/obligations': {
    data: {
      obligations: [{ id: 'obligation-1', conditionNo: '17', statedFrequency: 'once in a quarter' }],
      total: 1,
    },
  },
};
