import type { Order } from '../../model/order.ts';
import { air, hazardousWaste, water } from './conditions.ts';
import { cover } from './cover.ts';
import { FACTS, INWARD, PCB_ID } from './facts.ts';
import { general } from './general.ts';
import { NAMES } from './names.ts';

/** Consolidated consent of a tile works, in the format of Gujarat's board: decimal numbers, limits in sentences. */
export const gpcbTiles: Order = {
  name: 'gpcb_cca_tiles_2025',
  title: 'Consolidated consent and authorisation, vitrified tiles',
  board: 'GPCB',
  form: 'text',
  facts: FACTS,
  validFrom: null,
  names: NAMES,
  questions: [],
  style: {
    family: 'sans',
    size: 11.5,
    leading: 1.5,
    margin: 70,
    justify: true,
    header: (page, pages) => [
      { left: 'Computer generated Order thru XGN, does NOT require Physical Signature', size: 7.5 },
      {
        left: `PCB ID: ${PCB_ID}   Inward ID: ${INWARD}   CCA: ${FACTS.consentNo}`,
        right: `Page No-${page} of ${pages}`,
        size: 7.5,
      },
    ],
    footer: () => [{ center: 'Clean Gujarat Green Gujarat', size: 8 }],
  },
  blocks: [...cover, ...water, ...air, ...hazardousWaste, ...general],
};
