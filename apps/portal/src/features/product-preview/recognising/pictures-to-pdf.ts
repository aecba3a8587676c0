/** A picture that becomes a page: a JPEG, and its size in pixels. */
export type JpegPicture = { jpeg: Uint8Array; width: number; height: number };

/** The short side of A4 in points: how large the paper was, a picture does not say. */
const SHORT_SIDE = 595.28;

const toObjects = ({ jpeg, width, height }: JpegPicture, first: number, pages: number) => {
  const scale = SHORT_SIDE / Math.min(width, height);
  const size = `${(width * scale).toFixed(2)} ${(height * scale).toFixed(2)}`;
  const drawing = `q ${size.replace(' ', ' 0 0 ')} 0 0 cm /Page Do Q`;
  return [
    [
      `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${size}] /Contents ${first + 1} 0 R`,
      `/Resources << /XObject << /Page ${first + 2} 0 R >> >> >>`,
    ].join(' '),
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    ].join(' '),
  ] as const;
};

const OBJECTS_PER_PAGE = 3;

/** A PDF whose pages are pictures (JPEG in RGB), one after the other, so that they are shown and read as a scan is. */
export function picturesToPdf(pictures: readonly JpegPicture[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const starts: number[] = [];
  let length = 0;
  const add = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const addObject = (...content: (Uint8Array | string)[]) => {
    starts.push(length);
    add(`${starts.length} 0 obj\n`);
    content.forEach(add);
    add('\nendobj\n');
  };
  add('%PDF-1.7\n');
  addObject('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, at) => `${3 + at * OBJECTS_PER_PAGE} 0 R`).join(' ');
  addObject(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`);
  for (const [at, picture] of pictures.entries()) {
    const [page, drawing, image] = toObjects(picture, 3 + at * OBJECTS_PER_PAGE, 2);
    addObject(page);
    addObject(drawing);
    addObject(image, picture.jpeg, '\nendstream');
  }
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const pdf = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    pdf.set(part, at);
    at += part.length;
  }
  return pdf;
}
