import type { IndianState } from '@anupalan/enums/organisation-facts';
import type { ResourceKind } from '@anupalan/enums/resources';
import type { StatutorySubject, StatutoryVerification } from '@anupalan/enums/statutory';

/** An act, rules, a form or guidance, described in our own words. */
export type Resource = {
  /** Stable: addresses and bookmarks use it. */
  slug: string;
  title: string;
  kind: ResourceKind;
  topic: StatutorySubject;
  summary: string;
  /** Who issued it. */
  authority: string;
  /** The section, rule or form that matters here; null: the whole text. */
  reference: string | null;
  /** Where the authority publishes, not the text itself; null: no such place is known. */
  address: string | null;
  /** The text that the facts were taken from; null: none was found. */
  source: string | null;
  verification: StatutoryVerification;
  /** States where it holds; null: all over India. */
  states: readonly IndianState[] | null;
  /** Replaced by a later text; old orders still name it. */
  isReplaced: boolean;
  /** Numbers of the rows of the statutory catalogue that follow from it. */
  rows: readonly number[];
};

/** What an entry says of itself; the rest has the usual value. */
export type ResourceSeed = Pick<Resource, 'slug' | 'title' | 'topic' | 'summary' | 'authority'> &
  Partial<Resource>;

/** Entries of one kind. */
export function makeResources(kind: ResourceKind, seeds: readonly ResourceSeed[]): readonly Resource[] {
  return seeds.map((seed) => ({
    reference: null,
    address: null,
    source: null,
    verification: 'unverified',
    states: null,
    isReplaced: false,
    rows: [],
    ...seed,
    kind,
  }));
}

/** Who issues most of these texts. */
export const MINISTRY = 'Ministry of Environment, Forest and Climate Change';
/** Who issues protocols and runs the EPR portals. */
export const CPCB = 'Central Pollution Control Board';
/** Who receives most returns. */
export const BOARD = 'State Pollution Control Board';
/** Where these authorities publish. */
export const SITES = {
  ministry: 'https://moef.gov.in',
  cpcb: 'https://cpcb.nic.in',
  parivesh: 'https://parivesh.nic.in',
  code: 'https://www.indiacode.nic.in',
  gazette: 'https://egazette.gov.in',
  labour: 'https://labour.gov.in',
  groundWater: 'http://cgwa-noc.gov.in',
  mpcb: 'https://mpcb.gov.in',
} as const;
