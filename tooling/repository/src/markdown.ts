/** A block of code between fences: its language, and its lines. */
export type Fence = { language: string; lines: string[] };

/** What a page of Markdown names. */
export type Page = {
  fences: Fence[];
  /** Words between backticks in running text. */
  spans: string[];
  /** Targets of links and pictures, without those of reference lists. */
  links: string[];
  /** Anchors of the headings, as GitHub makes them. */
  anchors: string[];
};

/** Takes a page of Markdown apart, as far as the checks need it. */
export function parseMarkdown(text: string): Page {
  const page: Page = { fences: [], spans: [], links: [], anchors: [] };
  let fence: Fence | null = null;
  const prose: string[] = [];
  for (const line of text.split('\n')) {
    const mark = /^\s*```(\w*)/.exec(line);
    if (mark && fence) fence = null;
    else if (mark) {
      fence = { language: mark[1] ?? '', lines: [] };
      page.fences.push(fence);
    } else if (fence) fence.lines.push(line);
    else prose.push(line);
  }
  for (const line of prose) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    if (heading) page.anchors.push(toAnchor(heading[1] ?? ''));
  }
  const joined = prose.join('\n');
  for (const [, span = ''] of joined.matchAll(/`([^`]+)`/g)) page.spans.push(span.replace(/\s*\n\s*/g, ' '));
  const withoutCode = joined.replace(/`[^`]+`/g, '');
  for (const [, target = ''] of withoutCode.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g))
    page.links.push(target);
  return page;
}

/** The anchor of a heading: lower case, blanks to hyphens, other signs gone. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
