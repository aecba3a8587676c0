import { request } from './envelope.ts';
import { queryChoice } from './list-query.ts';

/** Text parts of a multipart body that imports a list. `dryRun` tells what would happen, and does nothing. */
export const importListRequestSchema = request({ dryRun: queryChoice(['1', '0', 'true', 'false']) });
