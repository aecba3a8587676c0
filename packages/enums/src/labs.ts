/** What a laboratory samples and tests (D28). The first six are those of an order's limits. */
export const LAB_MEDIA = [
  'effluent',
  'sewage',
  'emission',
  'ambient_air',
  'noise',
  'hazardous_waste',
  'ground_water',
  'drinking_water',
  'soil',
  'work_place',
] as const;
/** A medium of a laboratory's scope. */
export type LabMedium = (typeof LAB_MEDIA)[number];
/** The labels that screens show. */
export const LAB_MEDIUM_LABELS: Readonly<Record<LabMedium, string>> = {
  effluent: 'Trade effluent',
  sewage: 'Sewage',
  emission: 'Stack emission',
  ambient_air: 'Ambient air',
  noise: 'Noise',
  hazardous_waste: 'Hazardous waste',
  ground_water: 'Ground water',
  drinking_water: 'Drinking water',
  soil: 'Soil',
  work_place: 'Work place air',
};

/** Parameters that are usually asked for, by medium: what a form offers. A laboratory may name others. */
export const USUAL_PARAMETERS: Readonly<Record<LabMedium, readonly string[]>> = {
  effluent: [
    'pH',
    'BOD',
    'COD',
    'TSS',
    'TDS',
    'Oil and grease',
    'Ammoniacal nitrogen',
    'Phenolic compounds',
    'Heavy metals',
    'Bio-assay test',
  ],
  sewage: ['pH', 'BOD', 'COD', 'TSS', 'Faecal coliform', 'Total nitrogen', 'Total phosphorus'],
  emission: ['Particulate matter', 'SO2', 'NOx', 'CO', 'HCl', 'Acid mist', 'VOC', 'Ammonia'],
  ambient_air: ['PM10', 'PM2.5', 'SO2', 'NO2', 'CO', 'Ozone', 'Ammonia', 'Lead', 'Benzene'],
  noise: ['Noise by day', 'Noise by night', 'DG set noise'],
  hazardous_waste: ['Calorific value', 'TCLP metals', 'pH', 'Loss on ignition', 'Moisture'],
  ground_water: ['pH', 'TDS', 'Hardness', 'Nitrate', 'Fluoride', 'Chloride', 'Heavy metals'],
  drinking_water: ['pH', 'TDS', 'Hardness', 'Residual chlorine', 'E. coli', 'Fluoride', 'Arsenic'],
  soil: ['pH', 'Electrical conductivity', 'Organic carbon', 'Heavy metals', 'Sodium absorption ratio'],
  work_place: ['Respirable dust', 'VOC', 'Solvent vapours', 'Illumination', 'Heat stress'],
};

/** Devices that a laboratory has, offered by the form; it may name others. */
export const USUAL_LAB_EQUIPMENT = [
  'Stack monitoring kit',
  'Respirable dust sampler',
  'Fine particulate sampler (PM2.5)',
  'Sound level meter',
  'Gas chromatograph (GC)',
  'GC-MS',
  'HPLC',
  'Atomic absorption spectrometer (AAS)',
  'ICP-OES',
  'ICP-MS',
  'UV-visible spectrophotometer',
  'Flue gas analyser',
  'BOD incubator',
  'COD digester',
  'Bomb calorimeter',
  'Online analyser calibration set',
] as const;

/** Lengths and counts of a laboratory's page. */
export const LAB_ABOUT_MAX_LENGTH = 2000;
export const LAB_PARAMETER_MAX_LENGTH = 60;
export const LAB_PARAMETERS_MAX_COUNT = 60;
export const LAB_EQUIPMENT_MAX_LENGTH = 100;
export const LAB_EQUIPMENT_MAX_COUNT = 60;
export const ACCREDITATION_NO_MAX_LENGTH = 40;

/** Days before its end from which an accreditation is said to run out. */
export const ACCREDITATION_WARNING_DAYS = 90;

/** State of an accreditation or recognition on a day. */
export const ACCREDITATION_STATES = ['valid', 'expiring', 'expired', 'none'] as const;
/** State of an accreditation or recognition. */
export type AccreditationState = (typeof ACCREDITATION_STATES)[number];
/** The labels that screens show. */
export const ACCREDITATION_STATE_LABELS: Readonly<Record<AccreditationState, string>> = {
  valid: 'Accredited',
  expiring: 'NABL expires soon',
  expired: 'NABL has expired',
  none: 'Not accredited',
};

/** What keeps a page of a laboratory from being published. */
export const LAB_PAGE_MESSAGES = {
  scopeMissing: 'Add at least one medium with its parameters before you publish the page.',
  contactMissing: 'Add an email or a phone number before you publish the page.',
} as const;
