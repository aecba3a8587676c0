import { BOARD, MINISTRY, makeResources, SITES } from './types.ts';

const ministry = { authority: MINISTRY, address: SITES.ministry };

/** Rules and notifications made under the acts. */
export const RULES = makeResources('rules', [
  {
    ...ministry,
    slug: 'environment-protection-rules-1986',
    title: 'Environment (Protection) Rules 1986',
    topic: 'consents',
    summary:
      'Standards for emissions and effluents by industry, and the yearly environmental statement in Form V by 30 September for the year that ended in March. Entries for diesel generators stand in Schedule I.',
    reference: 'Rule 14; Schedules I and VI',
    verification: 'secondary',
    rows: [1, 38, 39],
  },
  {
    ...ministry,
    slug: 'eia-notification-2006',
    title: 'Environmental Impact Assessment Notification 2006',
    topic: 'consents',
    summary:
      'Names the projects that need an environmental clearance. Its holder reports twice a year how each condition is met: by 1 December for April to September, by 1 June for October to March.',
    reference: 'Paragraph 10',
    address: SITES.parivesh,
    verification: 'secondary',
    rows: [2, 3],
  },
  {
    ...ministry,
    slug: 'consent-guidelines-2025',
    title: 'Consent guidelines 2025, for water and for air',
    topic: 'consents',
    summary:
      'Uniform validity by category: red 5, orange 10, green 15 years, and blue 2 years more; a consent to establish for 5 years. Renewal was cheaper four months before the end and dearer after. Amended in January 2026.',
    reference: 'G.S.R. 85(E), 30 January 2025',
    source: 'https://1-comply.com/?p=12296',
    verification: 'secondary',
    isReplaced: true,
    rows: [4, 5],
  },
  {
    ...ministry,
    slug: 'consent-guidelines-amendment-2026',
    title: 'Consent guidelines, amendment of 2026',
    topic: 'consents',
    summary:
      'From 27 January 2026 a consent to operate stays valid until it is cancelled, consent and authorisation come as one, and fees may be paid for 5 to 25 years at once. Whether your state has taken it over is not known: keep the dates that your order prints.',
    source: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2219415',
    verification: 'verified',
    rows: [4, 5],
  },
  {
    ...ministry,
    slug: 'environment-audit-rules-2025',
    title: 'Environment Audit Rules 2025',
    topic: 'consents',
    summary:
      'Brings in registered environment auditors who check what works report. No fixed period was found in the copy that was read, so no date follows from it yet.',
    reference: 'S.O. 3973(E), 29 August 2025',
    address: SITES.gazette,
    source: 'https://gazettetracker.com/g/CG-DL-E-31082025-265833',
    verification: 'secondary',
    rows: [14],
  },
  {
    ...ministry,
    slug: 'hazardous-waste-rules-2016',
    title: 'Hazardous and Other Wastes (Management and Transboundary Movement) Rules 2016',
    topic: 'waste',
    summary:
      'Authorisation, storage, records, manifests and the yearly return of hazardous waste. Records in Form 3 are kept all the time and shown on inspection; the return in Form 4 goes to the board by 30 June.',
    reference: 'G.S.R. 395(E), 4 Apr 2016; rules 6, 8, 13, 16, 19, 20 and 22',
    verification: 'verified',
    rows: [17, 18, 19, 20, 21, 61],
  },
  {
    ...ministry,
    slug: 'bio-medical-waste-rules-2016',
    title: 'Bio-Medical Waste Management Rules 2016',
    topic: 'waste',
    summary:
      'For whoever produces bio-medical waste, dispensaries of works among them. The annual report covers January to December, unlike most others; its day, 30 June, was not checked in the text.',
    reference: 'Rule 13',
    verification: 'unverified',
    rows: [22, 24],
  },
  {
    ...ministry,
    slug: 'bio-medical-waste-rules-1998',
    title: 'Bio-Medical Waste (Management and Handling) Rules 1998',
    topic: 'waste',
    summary:
      'Replaced in 2016. Old authorisations still ask for the report in Form II by 31 January; the report under the rules of 2016 takes its place.',
    verification: 'secondary',
    isReplaced: true,
    rows: [23],
  },
  {
    ...ministry,
    slug: 'e-waste-rules-2022',
    title: 'E-Waste (Management) Rules 2022',
    topic: 'waste',
    summary:
      'Producers and manufacturers of electrical equipment register and report on the portal, after each quarter and each year. One source still describes a yearly Form 3 by 30 June, which looks like the rules of 2016: read the portal before you rely on either.',
    verification: 'conflict',
    rows: [25, 26],
  },
  {
    ...ministry,
    slug: 'battery-waste-rules-2022',
    title: 'Battery Waste Management Rules 2022',
    topic: 'waste',
    summary:
      'Producers of batteries take back what they sold and file a yearly return by 30 June. The return for 2023-24 was put off twice, to 31 December 2024 in the end.',
    reference: 'Rule 4(11)',
    source: 'https://evtlindia.com/extension-of-timeline-for-filing-annual-returns-by-battery-producers',
    verification: 'secondary',
    rows: [27],
  },
  {
    ...ministry,
    slug: 'batteries-rules-2001',
    title: 'Batteries (Management and Handling) Rules 2001',
    topic: 'waste',
    summary: 'Asked for a return every half year. Replaced by the rules of 2022; old orders still name it.',
    source: 'http://www.assuranceindia.com/compliance/filing-half-yearly-returns/',
    verification: 'secondary',
    isReplaced: true,
    rows: [28],
  },
  {
    ...ministry,
    slug: 'plastic-waste-rules-2016',
    title: 'Plastic Waste Management Rules 2016, as amended',
    topic: 'waste',
    summary:
      'Producers, importers, brand owners and processors of plastic packaging report on the portal every year. Sources disagree whether 31 March or 30 June is the usual day, and recent years were put off.',
    source:
      'https://www.compliancecalendar.in/learn/extension-in-timeline-for-filing-of-annual-returns-of-pibos-and-pwps',
    verification: 'conflict',
    rows: [29],
  },
  {
    ...ministry,
    slug: 'solid-waste-rules-2026',
    title: 'Solid Waste Management Rules 2026',
    topic: 'waste',
    summary:
      'In force from 1 April 2026 in place of those of 2016. An organisation that has 20,000 square metres of floor, or uses 40,000 litres of water a day, or makes 100 kg of waste a day counts as a bulk generator and registers. The thresholds come from a secondary text.',
    reference: 'S.O. 388(E), 27 January 2026',
    address: SITES.gazette,
    source: 'https://www.gazettetracker.com/gazette/CG-DL-E-28012026-269620',
    verification: 'verified',
    rows: [30],
  },
  {
    ...ministry,
    slug: 'noise-rules-2000',
    title: 'Noise Pollution (Regulation and Control) Rules 2000',
    topic: 'air_noise',
    summary:
      'Limits of noise by area, day and night. How often a works measures is said by its order, not by the rules.',
    rows: [41],
  },
  {
    ...ministry,
    slug: 'ambient-air-standards-2009',
    title: 'National Ambient Air Quality Standards 2009',
    topic: 'air_noise',
    summary:
      'Limits for what people breathe, for twelve pollutants. Where an order asks for ambient measurements, results are compared with these. That they mean 104 measurements a year is unchecked.',
    authority: 'Central Pollution Control Board',
    address: SITES.cpcb,
    rows: [38],
  },
  {
    ...ministry,
    slug: 'msihc-rules-1989',
    title: 'Manufacture, Storage and Import of Hazardous Chemicals Rules 1989',
    topic: 'safety',
    summary:
      'For sites with more than threshold amounts of hazardous chemicals: notice of the site, safety report and its update, on-site plan, report of accidents and imports. The site is notified three months before.',
    reference: 'Rules 5, 7, 10, 11, 13 and 18',
    source:
      'https://www.courtkutchehry.com/bare-acts/manufacture-storage-and-import-of-hazardous-chemicals-rules-1989',
    verification: 'verified',
    rows: [51, 52, 53],
  },
  {
    slug: 'electrical-safety-regulations-2023',
    title: 'CEA (Measures relating to Safety and Electric Supply) Regulations 2023',
    topic: 'safety',
    summary:
      'Tests of earthing and relays every year and an inspection every five years. The regulations were read as a register for mines states them.',
    authority: 'Central Electricity Authority',
    reference: 'Regulations 5(3), 50(8), 103(3) and 118',
    verification: 'secondary',
    rows: [57, 58, 59],
  },
  {
    slug: 'petroleum-and-gas-rules',
    title: 'Petroleum, pressure vessel and gas cylinder rules',
    topic: 'safety',
    summary:
      'Licences for storing petroleum, for pressure vessels and for gas cylinders. Sources disagree on how long a licence runs: enter the day that yours prints.',
    authority: 'Petroleum and Explosives Safety Organisation',
    reference: 'Petroleum Rules 2002; SMPV(U) Rules 2016; Gas Cylinders Rules 2016',
    source: 'https://www.greenpermits.in/02/industries-that-require-peso-certification-in-india',
    verification: 'conflict',
    rows: [55],
  },
  {
    slug: 'factory-rules-kerala',
    title: 'Kerala Factories Rules',
    topic: 'safety',
    summary:
      'In Kerala Form 21 is the annual return, for January to December and due by 31 January. Elsewhere a form of the same number is a half-yearly one.',
    authority: 'Department of Factories and Boilers, Kerala',
    reference: 'Form 21',
    source: 'http://www.fabkerala.gov.in/forms/f21.htm',
    verification: 'verified',
    states: ['Kerala'],
    rows: [45],
  },
  {
    slug: 'factory-rules-maharashtra',
    title: 'Maharashtra Factories Rules',
    topic: 'safety',
    summary: 'The annual return in Maharashtra is Form 27, filed before 1 February.',
    authority: 'Directorate of Industrial Safety and Health, Maharashtra',
    reference: 'Rule 119, Form 27',
    source: 'https://www.lokmattimes.com/aurangabad/workshop-on-industrial-safety-held/',
    verification: 'secondary',
    states: ['Maharashtra'],
    rows: [47],
  },
  {
    slug: 'other-waste-epr-rules',
    title: 'Rules for construction waste, used oil, tyres and scrap metal',
    topic: 'waste',
    summary:
      'Newer rules make producers and recyclers of these wastes register and report on portals. Their periods have not been looked up for this product.',
    authority: BOARD,
    address: SITES.cpcb,
    rows: [31, 62],
  },
  {
    slug: 'end-of-life-vehicles-rules-2025',
    title: 'Environment Protection (End-of-Life Vehicles) Rules 2025',
    topic: 'waste',
    summary:
      'Producers of vehicles, registered scrapping facilities and bulk consumers register on a portal and report what was scrapped. In force since 1 April 2025; the days of the returns were not found in a text.',
    authority: BOARD,
    address: SITES.cpcb,
    rows: [63],
  },
]);
