const OFF = ['0', 'false', 'off', 'no'];

/**
 * What a start builds the site of. One that makes no demo builds none of its articles either: they are invented, and
 * what is published there the server builds by itself. Plain JavaScript, for whatever Node is installed.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | undefined} the value of EHS_SITE_ARTICLES
 */
export function toSiteArticles({ EHS_SITE_ARTICLES, EHS_DEMO, NODE_ENV, DATABASE_URL }) {
  if (EHS_SITE_ARTICLES) return EHS_SITE_ARTICLES;
  const isDemo = EHS_DEMO
    ? !OFF.includes(EHS_DEMO.toLowerCase())
    : NODE_ENV !== 'production' && !DATABASE_URL;
  return isDemo ? undefined : 'none';
}
