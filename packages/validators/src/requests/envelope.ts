import { type ObjectShape, object } from 'yup';

/**
 * Schema of a call's payload: what stands inside `data`, or the whole body of a bare call. A missing payload counts
 * as an empty one, so that its required fields are told.
 */
export function request<S extends ObjectShape>(fields: S) {
  return object(fields).typeError('The request must be an object');
}
