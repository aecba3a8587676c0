import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { findBlog } from './repository.ts';

/** Whether an article of this id can be read now. What is no id is none. */
export async function isPublished(services: Pick<Services, 'db' | 'now'>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return (await services.db.asSystem('blog', (tx) => findBlog(tx, id, services.now()))) !== null;
}
