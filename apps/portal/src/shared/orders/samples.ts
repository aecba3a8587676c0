/** An invented order that a visitor can try. `id` stands in the address. */
export type SampleOrder = { id: string; file: string; title: string; text: string };

/** The orders that lie beside the pages of the portal; `build/sample-orders.ts` puts them there. */
export const SAMPLE_ORDERS: readonly SampleOrder[] = [
  {
    id: 'plating',
    file: 'mpcb_cca_plating_2025.pdf',
    title: 'Plating works, Maharashtra',
    text: 'A consent to operate with authorisation: schedules, limits in tables, a bank guarantee.',
  },
  {
    id: 'leather',
    file: 'tnpcb_water_leather_2024.pdf',
    title: 'Leather finishing, Tamil Nadu',
    text: 'A consent under the Water Act: special conditions, sampling by frequency.',
  },
  {
    id: 'garments',
    file: 'kspcb_cfo_garments_2025.pdf',
    title: 'Garment washing, Karnataka',
    text: 'Partly scanned: the preview offers to recognise the pages that are pictures.',
  },
];

/** Address of a sample's file. */
export function toSampleUrl({ file }: SampleOrder): string {
  return `/samples/${file}`;
}
