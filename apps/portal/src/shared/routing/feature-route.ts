import type { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import type { AppRole } from '@anupalan/enums/roles';
import type { ComponentType } from 'react';

/** Names of the signed-in screens, as the specification lists their routes. */
export type ScreenName = keyof typeof COMPANY_PATHS | keyof typeof LAB_PATHS;

/** A screen of the signed-in area, loaded when it is opened. Title, tagline and permission come from the enums. */
export type FeatureRoute = {
  screen: ScreenName;
  /** The areas that have it. */
  areas: readonly AppRole[];
  /** Paths under the screen's own that the same component shows, for example `:documentId`. */
  subPaths?: readonly string[];
  /** Another feature shows the screen's own path; this one only what lies below. */
  isBelowOnly?: boolean;
  load: () => Promise<ComponentType>;
};

/** A page without a session or with a layout of its own. `title` is the document's. */
export type PublicRoute = {
  path: string;
  title: string;
  /** True: who is signed in is sent to the dashboard. */
  isForGuestsOnly?: boolean;
  load: () => Promise<ComponentType>;
};

/** What a screen's route tells the shell. */
export type ScreenHandle = { title: string; tagline: string; screen: ScreenName };

/** Whether a route's handle is a screen's. */
export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'screen' in handle;
}
