import newsreaderLatin from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import publicSansLatin from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/** The addresses of the two font files that every page of the site preloads. */
export const siteFontFiles: readonly string[] = [publicSansLatin, newsreaderLatin];
