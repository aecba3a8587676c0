declare module 'pg/lib/utils.js' {
  const utils: {
    /** The text or the bytes in which a value goes over the wire; null for NULL. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
