import type { Enquiry, Lab, LabPage, LabReport, Organisation } from '@anupalan/api-client/types';

/** A laboratory of the marketplace. */
export function toTestLab(changes: Partial<Lab> = {}): Lab {
  return {
    id: 'lab-1',
    name: 'Tapti Analytical',
    address: 'Plot 7, Nashik',
    state: 'Maharashtra',
    about: 'Sampling and testing since 1999.',
    scope: [
      { medium: 'effluent', parameters: ['pH', 'BOD', 'COD'] },
      { medium: 'emission', parameters: ['Particulate matter', 'SO2'] },
    ],
    equipment: ['GC-MS', 'Stack monitoring kit'],
    statesServed: ['Gujarat', 'Maharashtra'],
    accreditation: {
      nablNo: 'TC-0000',
      nablValidUntil: '2027-06-30',
      isRecognised: true,
      recognisedUntil: null,
      state: 'valid',
      daysLeft: 221,
    },
    contactName: 'Anil Vaidya',
    contactEmail: 'lab@example.com',
    contactPhone: '9000000002',
    ...changes,
  };
}

/** A report that waits for approval. */
export function toTestReport(changes: Partial<LabReport> = {}): LabReport {
  return {
    id: 'report-1',
    fileName: 'Effluent-November.pdf',
    mimeType: 'application/pdf',
    size: 20_480,
    reportNo: 'R-7',
    sampledOn: '2026-11-12',
    note: null,
    status: 'pending',
    remark: null,
    uploadedBy: 'Anil Vaidya',
    createdAt: '2026-11-18T06:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    isEvidence: false,
    comparedWith: null,
    notCompared: null,
    ...changes,
  };
}

/** An enquiry that has just been sent. */
export function toTestEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    id: 'enquiry-1',
    company: { id: 'org-1', name: 'Girna Dyestuffs' },
    lab: { id: 'lab-1', name: 'Tapti Analytical' },
    subject: 'Effluent of November',
    message: 'Please sample at the outlet.',
    medium: 'effluent',
    parameters: ['BOD', 'COD'],
    site: 'Outlet 2',
    dueDate: '2026-12-10',
    status: 'sent',
    quote: null,
    askedBy: 'Meera Joglekar',
    source: { quote: 'The effluent shall be analysed once in a month', page: 6 },
    taskId: 'task-1',
    scheduledTaskId: 'due-1',
    createdAt: '2026-11-15T06:00:00.000Z',
    updatedAt: '2026-11-15T06:00:00.000Z',
    events: [
      {
        id: 'event-1',
        side: 'company',
        by: 'Meera Joglekar',
        at: '2026-11-15T06:00:00.000Z',
        to: 'sent',
        text: null,
      },
    ],
    reports: [],
    ...changes,
  };
}

const NO_PAGE: LabPage = {
  about: null,
  scope: [],
  equipment: [],
  statesServed: [],
  accreditation: {
    nablNo: null,
    nablValidUntil: null,
    isRecognised: false,
    recognisedUntil: null,
    state: 'none',
    daysLeft: null,
  },
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  isPublished: false,
};

const MIB = 1024 * 1024;

/** A company, or a laboratory whose page is empty. */
export function toTestOrganisation(changes: Partial<Organisation> = {}): Organisation {
  return {
    id: 'org-1',
    name: 'Girna Dyestuffs',
    type: 'company',
    address: 'Gat 12, Jalgaon',
    state: 'Maharashtra',
    sector: 'dyes_paints',
    category: 'red',
    wastes: ['hazardous'],
    equipment: ['boiler', 'stack'],
    timeZone: 'Asia/Kolkata',
    verifiedDomain: 'girna.example',
    trialEndsAt: null,
    isReadOnly: false,
    storage: { usedBytes: 128 * MIB, quotaBytes: 20 * 1024 * MIB },
    reading: changes.type === 'lab' ? null : { pagesToday: 37, pagesADay: null },
    lab: changes.type === 'lab' ? NO_PAGE : null,
    ...changes,
  };
}
