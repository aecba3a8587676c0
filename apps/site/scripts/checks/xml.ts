const TOKEN =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy;
const BARE_AND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i;

/** What keeps a text from being well-formed XML; null where nothing does. One root, closed in order, no bare &. */
export function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(xml); token; token = TOKEN.exec(xml)) {
    at = TOKEN.lastIndex;
    const [text, closing, name, attributes = '', isEmpty] = token;
    if (name === undefined) {
      if (text.startsWith('<')) continue;
      if (BARE_AND.test(text)) return `a bare & near “${text.trim().slice(0, 40)}”`;
      if (open.length === 0 && text.trim() !== '') return 'text outside the root';
      continue;
    }
    if (BARE_AND.test(attributes)) return `a bare & in <${name}>`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
      continue;
    }
    if (open.length === 0) roots += 1;
    if (!isEmpty) open.push(name);
  }
  if (at !== xml.length) return `what stands at ${at} is no markup`;
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return roots === 1 ? null : `${roots} roots`;
}
