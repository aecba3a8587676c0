import type { ReactNode } from 'react';
import {
  Air,
  HazardousWaste,
  Laboratory,
  Monitoring,
  SolidWaste,
  type SubjectProps,
  Water,
} from './cover-media.tsx';
import { MarkedDay, MarkedPage, Register, Terms } from './cover-motifs.tsx';
import { Evidence, People, Renewal, Returns, Safety, Scan, Validity } from './cover-office.tsx';

/** The drawing of each subject. */
export const COVER_SUBJECTS = {
  consent: MarkedPage,
  schedule: MarkedDay,
  renewal: Renewal,
  case: Register,
  news: Terms,
  water: Water,
  air: Air,
  'hazardous-waste': HazardousWaste,
  'solid-waste': SolidWaste,
  monitoring: Monitoring,
  laboratory: Laboratory,
  evidence: Evidence,
  returns: Returns,
  validity: Validity,
  safety: Safety,
  people: People,
  scan: Scan,
} as const satisfies Readonly<Record<string, (props: SubjectProps) => ReactNode>>;

/** A subject that has a drawn cover. */
export type CoverSubject = keyof typeof COVER_SUBJECTS;
