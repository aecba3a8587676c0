/** What a handler answers with: the two fields of the envelope, and a status where it is not 200. */
export type Answer<T> = { message: string; data: T; status?: 200 | 201 | 202 };
