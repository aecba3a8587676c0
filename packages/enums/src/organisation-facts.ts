/** States and union territories of India, as a person writes them. They decide which state's rules apply. */
export const INDIAN_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;
/** A state or union territory. */
export type IndianState = (typeof INDIAN_STATES)[number];

/** How the name of a workspace begins that was opened by signing up, until somebody says what the organisation is called. */
export const WORKSPACE_NAME_PREFIX = 'Workspace of ';

/** Sectors of an organisation (D28). */
export const SECTORS = [
  'chemicals',
  'pharmaceuticals',
  'dyes_paints',
  'fertilisers_pesticides',
  'textiles',
  'leather',
  'food_beverages',
  'sugar_distillery',
  'pulp_paper',
  'metals',
  'engineering_automobile',
  'electronics',
  'plastics_rubber',
  'cement_minerals',
  'power',
  'petroleum',
  'mining',
  'healthcare',
  'buildings',
  'laboratory',
  'waste_management',
  'other',
] as const;
/** Sector of an organisation. */
export type Sector = (typeof SECTORS)[number];
/** The labels that screens show. */
export const SECTOR_LABELS: Readonly<Record<Sector, string>> = {
  chemicals: 'Chemicals',
  pharmaceuticals: 'Pharmaceuticals',
  dyes_paints: 'Dyes and paints',
  fertilisers_pesticides: 'Fertilisers and pesticides',
  textiles: 'Textiles',
  leather: 'Leather',
  food_beverages: 'Food and beverages',
  sugar_distillery: 'Sugar and distilleries',
  pulp_paper: 'Pulp and paper',
  metals: 'Iron, steel and other metals',
  engineering_automobile: 'Engineering and automobiles',
  electronics: 'Electronics and electrical equipment',
  plastics_rubber: 'Plastics and rubber',
  cement_minerals: 'Cement and minerals',
  power: 'Power',
  petroleum: 'Petroleum',
  mining: 'Mining',
  healthcare: 'Hospitals and healthcare',
  buildings: 'Offices, hotels and townships',
  laboratory: 'Laboratories',
  waste_management: 'Waste treatment and recycling',
  other: 'Other',
};

/** What an organisation generates, or puts on the market and has to take back (D28). They drive the catalogue. */
export const WASTES = [
  'hazardous',
  'biomedical',
  'e_waste',
  'batteries',
  'plastic_packaging',
  'solid_bulk',
  'construction',
  'used_oil',
  'tyres',
  'non_ferrous_scrap',
  'fly_ash',
] as const;
/** Code of a waste. */
export type Waste = (typeof WASTES)[number];
/** The labels that screens show. */
export const WASTE_LABELS: Readonly<Record<Waste, string>> = {
  hazardous: 'Hazardous waste',
  biomedical: 'Bio-medical waste',
  e_waste: 'Electrical equipment that we make or import (e-waste)',
  batteries: 'Batteries that we make or import',
  plastic_packaging: 'Plastic packaging that we make, import, process or sell under our brand',
  solid_bulk: 'Solid waste in bulk (100 kg a day or more)',
  construction: 'Construction and demolition waste',
  used_oil: 'Used oil',
  tyres: 'Waste tyres',
  non_ferrous_scrap: 'Non-ferrous metal scrap',
  fly_ash: 'Fly ash',
};

/** What an organisation has on its site (D28). It drives the catalogue. */
export const EQUIPMENT = [
  'boiler',
  'dg_set',
  'stack',
  'ocems',
  'etp',
  'stp',
  'borewell',
  'high_voltage',
  'pressure_vessel',
  'hoist_lift',
  'oven',
  'petroleum_storage',
  'gas_cylinders',
  'hazardous_chemicals',
] as const;
/** Code of a piece of equipment. */
export type Equipment = (typeof EQUIPMENT)[number];
/** The labels that screens show. */
export const EQUIPMENT_LABELS: Readonly<Record<Equipment, string>> = {
  boiler: 'Boiler',
  dg_set: 'Diesel generator set',
  stack: 'Stack or vent with emissions',
  ocems: 'Online continuous monitoring (OCEMS)',
  etp: 'Effluent treatment plant',
  stp: 'Sewage treatment plant',
  borewell: 'Borewell or other ground water source',
  high_voltage: 'Electrical installation above 650 V',
  pressure_vessel: 'Pressure vessel',
  hoist_lift: 'Hoist, lift or lifting tackle',
  oven: 'Oven or drier',
  petroleum_storage: 'Petroleum storage',
  gas_cylinders: 'Gas cylinders or pressure vessels for gas (PESO)',
  hazardous_chemicals: 'Hazardous chemicals above the threshold quantity (MSIHC)',
};
