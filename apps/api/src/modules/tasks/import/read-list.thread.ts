import { answerWith } from '../../../threads/answer.ts';
import { readTaskList } from './read-list.ts';

await answerWith((bytes: Uint8Array) => readTaskList(Buffer.from(bytes)));
