/** One enquiry, `…/enquiries/:enquiryId`: the page with its cards. Company and laboratory see it. */
export const pageWords = {
  breadcrumb: {
    company: 'Enquiries',
    lab: 'Enquiries and reports',
  },
  title: 'Enquiry',
  loading: 'Loading the enquiry',
  loadError: 'The enquiry could not be loaded',
  notFoundTitle: 'This enquiry was not found',
  notFoundText: 'It may belong to another organisation.',
  allEnquiries: 'All enquiries',
  toLaboratory: (laboratory: string) => `To ${laboratory}`,
  fromCompany: (company: string) => `From ${company}`,
  request: {
    title: 'Enquiry',
    fromOrder: 'From the order',
    fromOrderPage: (page: number) => `From the order, page ${page}`,
    medium: 'What is tested',
    parameters: 'Parameters',
    site: 'Site',
    reportNeededBy: 'Report needed by',
    laboratory: 'Laboratory',
    company: 'Company',
    task: 'Task',
    openTask: 'Open the task',
    askedBy: 'Asked by',
  },
  quote: {
    title: 'Quote',
    declined: 'The laboratory has declined.',
    withdrawn: 'The company has withdrawn the enquiry.',
    waiting: (laboratory: string) =>
      `${laboratory} has not sent a quote yet. You get a notification when it does.`,
    toEnter: 'Enter your price and the date of the report.',
    amount: 'Amount',
    withoutTax: (amount: string) => `${amount}, without tax`,
    reportBy: 'Report by',
    accept: 'Accept quote',
    send: 'Send a quote',
    change: 'Change the quote',
    decline: 'Decline',
    withdraw: 'Withdraw enquiry',
    confirmTitle: 'Accept this quote?',
    confirmText: (laboratory: string, amount: string, reportBy: string) =>
      `${laboratory} will test for ${amount} and send you the report by ${reportBy}.`,
    notNow: 'Not now',
  },
  reports: {
    title: 'Reports',
    send: 'Send a report',
    emptyTitle: 'No report yet',
    emptyText: 'Reports appear here after you accept the quote and the laboratory has tested.',
    youSendBy: (date: string) => `Send it by ${date}.`,
    laboratorySendsBy: (date: string) => `The laboratory sends it by ${date}.`,
    number: (reportNo: string) => `No. ${reportNo}`,
    sampledOn: (sampledOn: string) => `sampled on ${sampledOn}`,
    saved: 'Saved as evidence for the due date.',
    compared: 'Results are compared with the limits of',
    notCompared: (reason: string) =>
      `Results are not compared. ${reason} You can upload the report on the page of its order.`,
    approve: 'Approve',
    saving: 'Saving',
    reject: 'Reject',
    download: 'Download',
    loading: 'Loading',
    downloadFile: (fileName: string) => `Download ${fileName}`,
  },
  conversation: {
    title: 'Conversation',
    empty: (other: string) => `No messages yet. ${other} reads what you write here.`,
    message: 'Message',
    send: 'Send message',
  },
  history: {
    title: 'History',
    sent: 'Enquiry sent',
    quoted: 'Quote sent',
    ordered: 'Quote accepted',
    reported: 'Report sent',
    completed: 'Report approved',
    rejected: 'Report rejected',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
};

/** The dialog of a quote: laboratories see it. */
export const quoteWords = {
  sendTitle: 'Send a quote',
  changeTitle: 'Change the quote',
  amount: 'Amount',
  amountHint: 'In rupees, without tax',
  reportBy: 'Report by',
  neededBy: (company: string, dueDate: string) => `${company} needs it by ${dueDate}`,
  note: 'Note',
  noteHint: 'For example what is included, and when you would sample',
  cancel: 'Cancel',
  send: 'Send quote',
  sending: 'Sending',
};

/** The dialog that sends a report: laboratories see it. */
export const reportWords = {
  title: 'Send a report',
  text: 'The company approves it or says what is missing. Once approved, it becomes evidence for its due date.',
  drop: 'Drop the report here',
  dropHint: 'PDF, DOCX, JPEG, PNG or TIFF, up to 25 MB',
  number: 'Report number',
  sampledOn: 'Sampled on',
  note: 'Note',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending',
};

/** The dialog that rejects a report: companies see it. */
export const rejectWords = {
  title: (fileName: string) => `Reject “${fileName}”?`,
  text: 'The laboratory reads the reason and sends another report.',
  reason: 'Reason',
  cancel: 'Cancel',
  reject: 'Reject report',
  saving: 'Saving',
};

/** The dialog that ends an enquiry: laboratories decline, companies withdraw. */
export const closeWords = {
  declineTitle: 'Decline this enquiry?',
  withdrawTitle: 'Withdraw this enquiry?',
  text: (other: string) => `${other} reads the reason. This cannot be undone.`,
  reason: 'Reason',
  cancel: 'Cancel',
  decline: 'Decline',
  withdraw: 'Withdraw',
  saving: 'Saving',
};
