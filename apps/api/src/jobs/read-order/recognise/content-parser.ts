import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib';

/** What ends an operator: blanks and the signs that begin an operand. */
const ENDS_OPERATOR = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const BLANKS = new Set([0, 9, 10, 12, 13, 32]);

/** A drawing operation: its sign, and what stands before it. */
export type Operation = { operator: string; operands: PDFObject[] };

/** Reads the operations of a content stream; pdf-lib knows its operands, and not its operators. */
export class ContentParser extends PDFObjectParser {
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

/** The text of a name; null for anything else. */
export const toName = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName ? value.decodeText() : null;

/** The bytes of a stream as its filters give them. Throws where it cannot be read so. */
export const decode = (stream: PDFRawStream): Uint8Array => decodePDFRawStream(stream).decode();

/** The streams of a page are one: an operation may begin in one and end in the next. */
export const readContents = (page: PDFPage): Uint8Array => {
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
