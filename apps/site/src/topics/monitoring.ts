import { SITE_PATHS } from '@anupalan/enums/paths';
import { CircleCheck, FlaskConical, OctagonAlert, TriangleAlert } from 'lucide-react';
import { toLawRows } from '../law/law-rows.ts';
import type { Topic } from './topic.ts';

/** Environmental quality monitoring and assessment. */
export const monitoring: Topic = {
  path: SITE_PATHS.monitoring,
  title: 'Environmental quality monitoring and assessment',
  description:
    'What a consent asks you to measure: media, sampling points, parameters, methods, frequencies with their source, and what a report must contain.',
  lead: 'Most recurring conditions of a consent are measurements. This page lists what is sampled, by which method, how often, and what a report contains.',
  sections: [
    {
      id: 'what',
      title: 'What is sampled, and how',
      lead: 'Your order names the media, points and parameters that apply to you.',
      kind: 'table',
      columns: ['Medium', 'Where', 'Usual parameters', 'Methods'],
      rows: [
        [
          'Trade effluent',
          'Inlet and outlet of the effluent treatment plant',
          'pH, suspended solids, BOD, COD, oil and grease, metals of the process; flow',
          'IS 3025 series, or APHA Standard Methods',
        ],
        [
          'Sewage',
          'Outlet of the sewage treatment plant',
          'pH, suspended solids, BOD, COD, faecal coliform',
          'IS 3025 series',
        ],
        [
          'Stack emission',
          'Port hole of each stack, with a safe platform',
          'Particulate matter, SO2, NOx, acid mist and gases of the process',
          'IS 11255 series',
        ],
        [
          'Ambient air',
          'Stations upwind and downwind, for 24 hours',
          'PM10, PM2.5, SO2, NO2 and others that the order names',
          'IS 5182 series',
        ],
        [
          'Noise',
          'Plot boundary by day and by night; enclosure of each generator',
          'Leq in dB(A); day is 6 am to 10 pm',
          'Noise Pollution (Regulation and Control) Rules 2000',
        ],
        [
          'Ground water',
          'Observation wells and bore wells',
          'pH, TDS, hardness, metals, water level',
          'IS 3025 series, compared with IS 10500',
        ],
        [
          'Hazardous waste',
          'Each waste stream before disposal',
          'Leachable metals, calorific value, pH',
          'Hazardous and Other Wastes Rules 2016, Schedule II',
        ],
      ],
      note: 'Where your order names a method, that method applies.',
    },
    {
      id: 'often',
      title: 'How often',
      lead: 'The frequency in your order applies first. These entries of our catalogue can apply in addition.',
      kind: 'table',
      columns: ['Measurement', 'When', 'Source', 'Status'],
      rows: toLawRows([
        'Stack and ambient air monitoring',
        'Emission and noise of diesel generator sets',
        'OCEMS: quarterly report',
        'OCEMS: yearly test',
        'Ground water quality test',
        'Calibration of the flow meter of ground water',
      ]),
      note: 'Verified: we read the date in this text. Not verified: read the text before you rely on it.',
    },
    {
      id: 'report',
      title: 'What a report contains',
      lead: 'An inspector checks these six things. If one is missing, the report may not count as evidence.',
      kind: 'tiles',
      items: [
        {
          title: 'Who, where, when',
          text: 'The sampling point, date and time, the name of the sampler and the load of the plant.',
        },
        {
          title: 'What was asked',
          text: 'The number of the order and of the condition, so that you can add the report to its due date.',
        },
        {
          title: 'Method of each parameter',
          text: 'The standard and its part. A value without a method cannot be compared.',
        },
        {
          title: 'Result, unit and limit',
          text: 'The limit of your order next to the result. The general standard can be less strict.',
        },
        {
          title: 'Scope',
          text: 'The number of the NABL certificate and its last valid day. Parameters outside the scope are marked.',
        },
        {
          title: 'Chain of custody',
          text: 'How the sample was preserved, when it reached the laboratory and when the analysis started.',
        },
      ],
    },
    {
      id: 'product',
      title: 'Results are compared with your order',
      text: 'Upload the report of your laboratory. Anupalan converts the units and compares each value with the limit of your order.',
      points: [
        'From 95 % of a limit the result is shown as close',
        'The owner and the responsible person get a notification of an exceedance',
        'The order’s page shows the last twelve samples of each parameter',
      ],
      kind: 'product',
      lines: [
        {
          clause: { number: 21 },
          title: 'COD',
          text: '82 mg/l, limit 200 mg/l',
          status: { tone: 'ok', icon: CircleCheck, label: 'Within' },
        },
        {
          clause: { number: 22 },
          title: 'Suspended solids',
          text: '77.6 mg/l, limit 80 mg/l',
          status: { tone: 'warn', icon: TriangleAlert, label: 'Close' },
        },
        {
          clause: { number: 23 },
          title: 'Hexavalent chromium',
          text: '0.106 mg/l, limit 0.1 mg/l',
          status: { tone: 'danger', icon: OctagonAlert, label: 'Exceeded' },
        },
        {
          clause: { number: 24 },
          title: 'Repeat sample of the outlet',
          text: 'Enquiry sent to a laboratory',
          status: { tone: 'info', icon: FlaskConical, label: 'Requested' },
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions about monitoring',
      kind: 'questions',
      items: [
        {
          title: 'Which laboratory may do it?',
          text: 'Your order says which laboratory. Many orders ask for one that is recognised under the Environment (Protection) Act, or accredited by NABL for the parameter. Check the scope and the last valid day of the certificate.',
        },
        {
          title: 'What does “regularly” mean?',
          text: 'The order does not say. Anupalan keeps the words of the order and asks you for a period. Your choice is recorded with your name.',
        },
        {
          title: 'What should we do when a value exceeds the limit?',
          text: 'Keep the report. Record when you noticed it and what was done, then sample again. Some orders ask you to inform the board; the review shows that condition.',
        },
      ],
    },
  ],
  closing: {
    title: 'See which measurements your order asks for.',
    links: [
      { label: 'Try the reader', href: '/product-preview' },
      { label: 'Contact us', href: SITE_PATHS.contactUs },
    ],
  },
};
