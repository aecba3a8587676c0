import { createHash } from 'node:crypto';

/** What of an article its page shows. */
type Shown = {
  id: string;
  title: string;
  description: string;
  createdAt: string;
  htmlContent: string;
  media: { path: string } | null;
};

/** File in a built site that says of which articles it was built. */
export const FINGERPRINT_FILE = 'articles.sha256';

/** The same for the same articles in the same order, whatever their categories are called inside. */
export function toFingerprint(articles: readonly Shown[]): string {
  const hash = createHash('sha256');
  for (const { id, title, description, createdAt, htmlContent, media } of articles)
    hash.update(JSON.stringify([id, title, description, createdAt, htmlContent, media?.path ?? null]));
  return hash.digest('hex');
}
