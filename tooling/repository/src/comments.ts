/** Sources whose comments {@link toComments} finds. */
export const COMMENTED = /\.(?:tsx?|mjs|astro|css|sql|sh)$/;

/** What stands in the comments of a source, line by line, without their marks. Lines without a comment are empty. */
export function toComments(source: string): string[] {
  return source.split('\n').map((line) => {
    const comment = /(?:^|\s)(?:\/\/|\/\*\*?|--\s|\{\/\*)(.*)$|^\s*\*(.*)$/.exec(line);
    return (comment?.[1] ?? comment?.[2] ?? '').trim();
  });
}
