import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the finished documents. */
export const OUT = join(import.meta.dirname, '../out');

/** An invented order that a person can try. */
export interface Sample {
  /** File name with its ending. */
  file: string;
  title: string;
  /** Short name of the board in whose format it is written. */
  board: string;
  kind: 'cte' | 'cto' | 'cca' | 'ec' | 'hw_authorisation' | 'bmw_authorisation';
  form: 'text' | 'docx' | 'mixed' | 'scan';
}

/** The invented orders, those that show most first. */
export const SAMPLES: readonly Sample[] = [
  {
    file: 'mpcb_cca_plating_2025.pdf',
    title: 'Consent to operate with authorisation, plating works',
    board: 'MPCB',
    kind: 'cca',
    form: 'text',
  },
  {
    file: 'tnpcb_water_leather_2024.pdf',
    title: 'Consent under the Water Act, leather finishing',
    board: 'TNPCB',
    kind: 'cto',
    form: 'text',
  },
  {
    file: 'gpcb_cca_tiles_2025.pdf',
    title: 'Consolidated consent and authorisation, vitrified tiles',
    board: 'GPCB',
    kind: 'cca',
    form: 'text',
  },
  {
    file: 'moefcc_ec_distillery_2024.pdf',
    title: 'Environmental clearance, grain distillery',
    board: 'MoEFCC',
    kind: 'ec',
    form: 'text',
  },
  {
    file: 'kspcb_cfo_garments_2025.pdf',
    title: 'Consent for operation, garment washing (partly scanned)',
    board: 'KSPCB',
    kind: 'cto',
    form: 'mixed',
  },
  {
    file: 'tnpcb_air_leather_2024.pdf',
    title: 'Consent under the Air Act, leather finishing (scan)',
    board: 'TNPCB',
    kind: 'cto',
    form: 'scan',
  },
  {
    file: 'tspcb_cfo_paper_2024.docx',
    title: 'Consent and authorisation, paper mill (DOCX)',
    board: 'TSPCB',
    kind: 'cca',
    form: 'docx',
  },
];

/** Path of a sample's file on this machine. */
export function getSamplePath(file: string): string {
  return join(OUT, file);
}

/** Bytes of a sample's file. */
export function getSampleBytes(file: string): Uint8Array {
  return readFileSync(getSamplePath(file));
}
