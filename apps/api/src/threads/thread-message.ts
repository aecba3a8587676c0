import type { ErrorCode } from '@anupalan/enums/error-codes';
import type { FieldError } from '../http/problem.ts';

/** What a thread sends when it is done: its result, or why it refuses the input. Errors lose their class on the way. */
export type ThreadMessage<O> =
  | { result: O }
  | { refusal: { code: ErrorCode; message: string; errors?: FieldError[] } };
