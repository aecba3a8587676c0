/** A page of a document with its marks, and the parts of the review beside it. */
export {};
