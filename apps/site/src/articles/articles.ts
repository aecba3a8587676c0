import { loadArticles } from './load-articles.ts';

/** The articles of this build. Only pages and endpoints import this: it reads files. */
export const articles = loadArticles();
