import { answerWith } from '../../threads/answer.ts';
import { readUserList } from './read-list.ts';

await answerWith((bytes: Uint8Array) => readUserList(Buffer.from(bytes)));
