import { AUTH_PATHS } from '@anupalan/enums/paths';
import type { PublicRoute } from '../../shared/routing/feature-route.ts';

/** Try it now: the reading of an order in the visitor's own browser. */
export const productPreviewRoutes: readonly PublicRoute[] = [
  {
    path: AUTH_PATHS.productPreview,
    title: 'Product Preview',
    load: async () => (await import('./product-preview-page.tsx')).ProductPreviewPage,
  },
];
