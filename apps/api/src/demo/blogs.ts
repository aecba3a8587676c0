import { type DemoArticle, listDemoArticles } from '@anupalan/articles/demo-articles';
import type { Services } from '../http/services.ts';

/** Publishes the articles that come with the product, under their own ids: the built site knows them by these. */
export async function fillBlogs(services: Services): Promise<void> {
  await services.db.asSystem('demo', async (tx) => {
    const categories = await tx.selectFrom('blogCategories').select(['id', 'name']).execute();
    const idOf = new Map(categories.map(({ id, name }) => [name, id]));
    await tx
      .insertInto('blogs')
      .values(listDemoArticles().map((article) => toRow(article, idOf)))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

function toRow(article: DemoArticle, idOf: ReadonlyMap<string, string>) {
  const categoryId = idOf.get(article.category);
  if (!categoryId) throw new Error(`There is no category ${article.category}.`);
  return {
    id: article.id,
    categoryId,
    title: article.title,
    description: article.description,
    tags: article.tags,
    writtenBy: article.writtenBy ?? null,
    writtenByDesignation: article.writtenByDesignation ?? null,
    readTime: article.readTime,
    htmlContent: article.htmlContent,
    publishedAt: new Date(article.publishedAt),
  };
}
