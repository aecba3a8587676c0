import { AUTH_PATHS, COMPANY_PATHS, LAB_PATHS, SITE_PATHS } from '../paths.ts';

/** One of the two static apps. */
export type Face = 'site' | 'portal';

/** Paths that a face answers, as the other one knows them (D3): single ones, and what all below begins with. */
export type FaceRoutes = { paths: readonly string[]; starts: readonly string[] };

const AREAS = ['/company/', '/lab/'];

/** Which path is whose (D3). Each face has its own start page, so `/` is in neither list. */
export const FACE_ROUTES: Readonly<Record<Face, FaceRoutes>> = {
  site: {
    paths: Object.values(SITE_PATHS).filter((path) => path !== SITE_PATHS.home),
    starts: [`${SITE_PATHS.blog}/`],
  },
  portal: {
    paths: [
      ...Object.values(AUTH_PATHS),
      ...AREAS.map((area) => area.slice(0, -1)),
      ...Object.values(COMPANY_PATHS),
      ...Object.values(LAB_PATHS),
    ],
    starts: [...AREAS, `${AUTH_PATHS.resetPassword}/`, `${AUTH_PATHS.setPassword}/`],
  },
};

/** Whether a path is one that this face answers and the other one does not. */
export function belongsTo(face: Face, pathname: string): boolean {
  const { paths, starts } = FACE_ROUTES[face];
  return paths.includes(pathname) || starts.some((start) => pathname.startsWith(start));
}
