import {
  CDN_FILES,
  type CdnFace,
  readAddress,
  toHeadersFile,
  toRedirectsFile,
} from '@anupalan/enums/faces/cdn-files';
import type { Plugin } from 'vite';

/**
 * Puts `_headers` and `_redirects` beside the portal, so that a CDN serves it with the headers and redirects of the
 * server (D1). `SITE_URL` of the build says where the site lies.
 */
export function cdnFiles(): Plugin {
  return {
    name: 'cdn-files',
    apply: 'build',
    generateBundle() {
      const built: CdnFace = {
        face: 'portal',
        apiOrigin: null,
        otherUrl: readAddress(process.env, 'SITE_URL'),
        articleIds: [],
      };
      const files = {
        [CDN_FILES.headers]: toHeadersFile(built),
        [CDN_FILES.redirects]: toRedirectsFile(built),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
