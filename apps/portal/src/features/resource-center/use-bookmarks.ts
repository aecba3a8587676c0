import { useSession } from '../../shared/session/use-session.ts';
import { useListPreference } from '../../shared/use-list-preference.ts';

/** The entries that a user has marked, kept in this browser. */
export type Bookmarks = {
  slugs: readonly string[];
  has: (slug: string) => boolean;
  toggle: (slug: string) => void;
};

/** Reads and changes the bookmarks of who is signed in. */
export function useBookmarks(): Bookmarks {
  const userId = useSession()?.user.id ?? 'nobody';
  const [slugs, setSlugs] = useListPreference(`resource-bookmarks.${userId}`, []);
  const has = (slug: string) => slugs.includes(slug);
  const toggle = (slug: string) =>
    setSlugs(has(slug) ? slugs.filter((each) => each !== slug) : [...slugs, slug]);
  return { slugs, has, toggle };
}
