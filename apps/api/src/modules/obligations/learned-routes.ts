import { learnedReadingSchema } from '@anupalan/validators/entities/learned-reading';
import { learnedReadingsList } from '@anupalan/validators/requests/learned-readings';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { checkLearned, forgetLearned, listLearned } from './learn.ts';

const TAG = 'Obligations';

/** What corrections have taught, and forgetting it. */
export function registerLearnedReadings(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /learned-readings',
    summary: 'List wordings that the reader learned from corrections, the latest first',
    tag: TAG,
    query: learnedReadingsList.schema,
    answer: listAnswer('learnedReadings', learnedReadingSchema),
    handler: async ({ caller, query }) => ({
      message: 'Learned readings',
      data: await listLearned(services, caller, query),
    }),
  });
  memberRoute(app, services, {
    key: 'DELETE /learned-readings/:id',
    summary: 'Delete a learned wording; undecided obligations return to the original reading',
    tag: TAG,
    exists: (caller, id) => checkLearned(services, caller, id),
    handler: async ({ caller, id }) => {
      await forgetLearned(services, caller, id);
      return {
        message: 'The learned reading has been deleted. The order is read without it again.',
        data: null,
      };
    },
  });
}
