import type { UpdateLabPageRequest } from '@anupalan/validators/requests/organisation';

/** An invented laboratory. The first is the one whose owner signs in to the demo. */
export type DemoLab = {
  name: string;
  state: string;
  address: string;
  owner: string;
  mailbox: string;
  page: UpdateLabPageRequest;
  /** Days from the day of the demo to the end of the accreditation. */
  accreditedForDays: number;
};

/** Laboratories of the demo, in the order in which they are made. */
export const DEMO_LABS: readonly DemoLab[] = [
  {
    name: 'Deccan Analytical Laboratory',
    state: 'Maharashtra',
    address: 'Survey 8, Baner, Pune',
    owner: 'Suresh Patil',
    mailbox: 'lab',
    accreditedForDays: 74,
    page: {
      about:
        'Sampling and testing for works in western Maharashtra. Three vans for stacks and ambient air, a laboratory for water, effluent and hazardous waste, and reports within ten working days.',
      scope: [
        {
          medium: 'effluent',
          parameters: [
            'pH',
            'BOD',
            'COD',
            'TSS',
            'TDS',
            'Oil and grease',
            'Ammoniacal nitrogen',
            'Heavy metals',
          ],
        },
        { medium: 'sewage', parameters: ['pH', 'BOD', 'COD', 'TSS', 'Faecal coliform'] },
        { medium: 'emission', parameters: ['Particulate matter', 'SO2', 'NOx', 'HCl', 'Acid mist'] },
        { medium: 'ambient_air', parameters: ['PM10', 'PM2.5', 'SO2', 'NO2', 'CO'] },
        { medium: 'noise', parameters: ['Noise by day', 'Noise by night', 'DG set noise'] },
        { medium: 'hazardous_waste', parameters: ['Calorific value', 'TCLP metals', 'pH'] },
      ],
      equipment: [
        'Stack monitoring kit',
        'Respirable dust sampler',
        'Fine particulate sampler (PM2.5)',
        'Sound level meter',
        'GC-MS',
        'Atomic absorption spectrometer (AAS)',
        'UV-visible spectrophotometer',
        'BOD incubator',
      ],
      statesServed: ['Goa', 'Maharashtra'],
      nablNo: 'TC-00417',
      isRecognised: true,
      contactName: 'Suresh Patil',
      contactEmail: 'lab@example.com',
      contactPhone: '9000000000',
      isPublished: true,
    },
  },
  {
    name: 'Konkan Water and Soil Laboratory',
    state: 'Goa',
    address: 'Plot 19, Industrial Estate, Verna',
    owner: 'Maria Fernandes',
    mailbox: 'konkan.lab',
    accreditedForDays: 512,
    page: {
      about:
        'Water, ground water, sewage and soil along the coast. Collection twice a week between Ratnagiri and Karwar.',
      scope: [
        {
          medium: 'effluent',
          parameters: ['pH', 'BOD', 'COD', 'TSS', 'Phenolic compounds', 'Bio-assay test'],
        },
        { medium: 'sewage', parameters: ['pH', 'BOD', 'COD', 'Faecal coliform', 'Total nitrogen'] },
        {
          medium: 'ground_water',
          parameters: ['pH', 'TDS', 'Hardness', 'Nitrate', 'Fluoride', 'Heavy metals'],
        },
        { medium: 'drinking_water', parameters: ['pH', 'TDS', 'Residual chlorine', 'E. coli', 'Arsenic'] },
        { medium: 'soil', parameters: ['pH', 'Electrical conductivity', 'Organic carbon', 'Heavy metals'] },
      ],
      equipment: ['ICP-OES', 'HPLC', 'UV-visible spectrophotometer', 'BOD incubator', 'COD digester'],
      statesServed: ['Goa', 'Karnataka', 'Maharashtra'],
      nablNo: 'TC-00863',
      isRecognised: false,
      contactName: 'Maria Fernandes',
      contactEmail: 'konkan.lab@example.com',
      contactPhone: '9000000011',
      isPublished: true,
    },
  },
  {
    name: 'Narmada Stack and Air Services',
    state: 'Gujarat',
    address: 'GIDC Phase II, Ankleshwar',
    owner: 'Hetal Chauhan',
    mailbox: 'narmada.air',
    accreditedForDays: -18,
    page: {
      about: 'Stacks, ambient air and the air of work places. Calibration of online analysers on request.',
      scope: [
        { medium: 'emission', parameters: ['Particulate matter', 'SO2', 'NOx', 'CO', 'VOC', 'Ammonia'] },
        { medium: 'ambient_air', parameters: ['PM10', 'PM2.5', 'SO2', 'NO2', 'Ozone', 'Benzene'] },
        { medium: 'work_place', parameters: ['Respirable dust', 'VOC', 'Illumination', 'Heat stress'] },
        { medium: 'noise', parameters: ['Noise by day', 'Noise by night'] },
      ],
      equipment: ['Stack monitoring kit', 'Flue gas analyser', 'Online analyser calibration set', 'GC-MS'],
      statesServed: ['Gujarat', 'Maharashtra', 'Rajasthan'],
      nablNo: 'TC-00291',
      isRecognised: false,
      contactName: 'Hetal Chauhan',
      contactEmail: 'narmada.air@example.com',
      contactPhone: '9000000012',
      isPublished: true,
    },
  },
];

/** A step of an enquiry, some days before the day of the demo; `in` days: after it. */
type Step =
  | { daysAgo: number; by: 'company' | 'lab'; say: string }
  | { daysAgo: number; quote: { amount: number; inDays: number; note: string | null } }
  | { daysAgo: number; accept: true }
  | { daysAgo: number; report: { reportNo: string; note: string; sampledDaysAgo: number } }
  | { daysAgo: number; approve: string }
  | { daysAgo: number; reject: string }
  | { daysAgo: number; decline: string };

/** An enquiry of the demo's company. `about`: a word of the task that it is for. */
export type DemoEnquiry = {
  lab: number;
  about: string | null;
  subject: string;
  message: string;
  medium: string;
  parameters: string[];
  site: string | null;
  neededInDays: number | null;
  daysAgo: number;
  steps: readonly Step[];
};

/** Enquiries in every state, so that each side has something to do. */
export const DEMO_ENQUIRIES: readonly DemoEnquiry[] = [
  {
    lab: 0,
    about: 'pre-treated effluent',
    subject: 'Pre-treated effluent, sample of the quarter',
    message:
      'Please sample at the outlet of the ETP in the first half of the month, composite over 24 hours.',
    medium: 'effluent',
    parameters: ['pH', 'BOD', 'COD', 'TSS', 'Oil and grease'],
    site: 'Outlet of the ETP, Mahad',
    neededInDays: null,
    daysAgo: 52,
    steps: [
      { daysAgo: 51, by: 'lab', say: 'Composite by our own sampler, or do you have one at the outlet?' },
      { daysAgo: 51, by: 'company', say: 'There is one. Your van only has to collect.' },
      { daysAgo: 50, quote: { amount: 4800, inDays: -30, note: 'Collection and five parameters.' } },
      { daysAgo: 49, accept: true },
      {
        daysAgo: 36,
        report: { reportNo: 'DAL/26/1841', note: 'All values within the consent.', sampledDaysAgo: 44 },
      },
      { daysAgo: 35, approve: 'Received with thanks.' },
    ],
  },
  {
    lab: 0,
    about: 'spray dryer stack',
    subject: 'Spray dryer stack, particulate matter',
    message: 'Isokinetic sampling of the stack at full load, with the flow.',
    medium: 'emission',
    parameters: ['Particulate matter'],
    site: 'Spray dryer',
    neededInDays: 6,
    daysAgo: 24,
    steps: [
      { daysAgo: 23, quote: { amount: 9500, inDays: 3, note: 'One stack, two runs.' } },
      { daysAgo: 22, accept: true },
      { daysAgo: 2, report: { reportNo: 'DAL/26/2107', note: 'Run 2 at 92 % load.', sampledDaysAgo: 8 } },
    ],
  },
  {
    lab: 0,
    about: 'two village ends',
    subject: 'Ambient air at the two village ends',
    message: 'Twice a week for two weeks. The school has agreed to the station on its roof.',
    medium: 'ambient_air',
    parameters: ['PM10', 'PM2.5'],
    site: 'School and temple',
    neededInDays: 9,
    daysAgo: 20,
    steps: [
      {
        daysAgo: 18,
        quote: { amount: 27_000, inDays: 5, note: 'Eight samples, report with the wind rose.' },
      },
      { daysAgo: 17, accept: true },
    ],
  },
  {
    lab: 0,
    about: 'readings of noise',
    subject: 'Noise at the boundary, day and night',
    message: 'Six points along the boundary. The DG set runs on Tuesdays.',
    medium: 'noise',
    parameters: ['Noise by day', 'Noise by night'],
    site: null,
    neededInDays: 12,
    daysAgo: 16,
    steps: [
      { daysAgo: 15, quote: { amount: 3600, inDays: -2, note: null } },
      { daysAgo: 14, accept: true },
      {
        daysAgo: 6,
        report: { reportNo: 'DAL/26/2064', note: 'Day only, night to follow.', sampledDaysAgo: 9 },
      },
      { daysAgo: 5, reject: 'The night values are missing; the consent asks for both.' },
    ],
  },
  {
    lab: 0,
    about: null,
    subject: 'ETP sludge before the next disposal',
    message: 'One sample of the filter press. The disposal site asks for the calorific value as well.',
    medium: 'hazardous_waste',
    parameters: ['Calorific value', 'TCLP metals'],
    site: 'Sludge yard',
    neededInDays: 20,
    daysAgo: 2,
    steps: [],
  },
  {
    lab: 1,
    about: 'ground water to be observed',
    subject: 'Ground water of the observation wells',
    message: 'Six wells, with the level in each, before the end of the quarter.',
    medium: 'ground_water',
    parameters: ['pH', 'TDS', 'Nitrate', 'Heavy metals'],
    site: 'Wells 1 to 6',
    neededInDays: 25,
    daysAgo: 5,
    steps: [
      {
        daysAgo: 3,
        quote: { amount: 6200, inDays: 14, note: 'All six in one visit. We come to Mahad on Thursdays.' },
      },
    ],
  },
  {
    lab: 2,
    about: null,
    subject: 'Calibration of the online analyser',
    message: 'Could you calibrate the particulate analyser of the boiler stack before the inspection?',
    medium: 'emission',
    parameters: ['Particulate matter'],
    site: 'Boiler house',
    neededInDays: null,
    daysAgo: 12,
    steps: [{ daysAgo: 10, decline: 'Our calibration set is with its maker until next month.' }],
  },
];
