import type { MarkedContent, MarkedContentReader } from '@anupalan/compliance/reading/pages/actual-text';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from 'pdf-lib';

/** A form may draw others: so deep they are followed, which is deeper than any printer nests them. */
const MOST_DEEP = 8;

/** What ends an operator: blanks and the signs that begin an operand. */
const ENDS_OPERATOR = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const BLANKS = new Set([0, 9, 10, 12, 13, 32]);

type Operation = { operator: string; operands: PDFObject[] };

/** Reads the operations of a content stream; pdf-lib knows its operands, and not its operators. */
class ContentParser extends PDFObjectParser {
  static of(bytes: Uint8Array, context: PDFContext): ContentParser {
    const { bytes: stream } = PDFObjectParser.forBytes(bytes, context) as ContentParser;
    return new ContentParser(stream, context);
  }

  *operations(): Generator<Operation> {
    let operands: PDFObject[] = [];
    for (;;) {
      this.skipWhitespaceAndComments();
      if (this.bytes.done()) return;
      const first = String.fromCharCode(this.bytes.peek());
      if (!/[A-Za-z'"]/.test(first)) {
        const operand = this.readOperand();
        if (operand) operands.push(operand);
        continue;
      }
      const operator = this.readOperator();
      yield { operator, operands };
      operands = [];
      if (operator === 'ID') this.skipPicture();
    }
  }

  /** A sign that begins nothing, such as a bracket too many, is passed over. */
  private readOperand(): PDFObject | null {
    try {
      return this.parseObject();
    } catch {
      if (!this.bytes.done()) this.bytes.next();
      return null;
    }
  }

  private readOperator(): string {
    let operator = '';
    while (!this.bytes.done() && !ENDS_OPERATOR.has(this.bytes.peek()))
      operator += String.fromCharCode(this.bytes.next());
    return operator;
  }

  /** To the end of a picture that stands within the stream. */
  private skipPicture(): void {
    let last = this.bytes.next();
    while (!this.bytes.done()) {
      const isEnd =
        BLANKS.has(last) &&
        this.bytes.peek() === 0x45 &&
        this.bytes.peekAhead(1) === 0x49 &&
        BLANKS.has(this.bytes.peekAhead(2) ?? 32);
      if (isEnd) return;
      last = this.bytes.next();
    }
  }
}

const toText = (value: PDFObject | undefined): string | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;

const toName = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName ? value.decodeText() : null;

/** The properties of a mark: written beside it, or a name that the resources explain. */
const toProperties = (value: PDFObject | undefined, resources: PDFDict | undefined): PDFDict | undefined => {
  if (value instanceof PDFDict) return value;
  if (!(value instanceof PDFName)) return undefined;
  return resources?.lookupMaybe(PDFName.of('Properties'), PDFDict)?.lookupMaybe(value, PDFDict);
};

const decode = (stream: PDFRawStream): Uint8Array => decodePDFRawStream(stream).decode();

/** The streams of a page are one: an operation may begin in one and end in the next. */
const readContents = (page: PDFPage): Uint8Array => {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, at) => contents.lookup(at))
      : contents === undefined
        ? []
        : [contents];
  const parts = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [decode(stream), new Uint8Array([10])] : [],
  );
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const listMarks = (
  bytes: Uint8Array,
  resources: PDFDict | undefined,
  document: PDFDocument,
  deep: number,
): MarkedContent[] => {
  const marks: MarkedContent[] = [];
  const parser = ContentParser.of(bytes, document.context);
  for (const { operator, operands } of parser.operations()) {
    if (operator === 'BMC') marks.push({ tag: toName(operands.at(-1)), actualText: null });
    else if (operator === 'BDC') {
      const properties = toProperties(operands.at(-1), resources);
      const actualText = toText(properties?.lookup(PDFName.of('ActualText')));
      marks.push({ tag: toName(operands.at(-2)), actualText });
    } else if (operator === 'Do' && deep < MOST_DEEP) {
      const name = operands.at(-1);
      const drawn =
        name instanceof PDFName && resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.lookup(name);
      if (!(drawn instanceof PDFRawStream) || toName(drawn.dict.lookup(PDFName.of('Subtype'))) !== 'Form')
        continue;
      const own = drawn.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? resources;
      marks.push(...listMarks(decode(drawn), own, document, deep + 1));
    }
  }
  return marks;
};

/** What the marked content of a file means by its glyphs (PDF, 14.9.4). Throws where the file cannot be read so. */
export const readMarkedContent: MarkedContentReader = async (data) => {
  const document = await PDFDocument.load(data, { updateMetadata: false });
  return (number) => {
    const page = document.getPage(number - 1);
    return listMarks(readContents(page), page.node.Resources(), document, 0);
  };
};
