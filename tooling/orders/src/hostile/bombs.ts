import { deflatedBlanks, flateBlanks } from './bomb-stream.ts';
import { writePdf, writePdfWithObjectStream } from './raw-pdf.ts';
import { writeZip } from './raw-zip.ts';

const PAGE = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';

/** A PDF of about one megabyte whose page holds so many MiB (default over 1 GB) once inflated. */
export function getPdfBomb(mebibytes = 1100): Uint8Array {
  return writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    { dictionary: `${PAGE} /Contents 4 0 R /Resources << >>` },
    { dictionary: '/Filter /FlateDecode', stream: flateBlanks('0 0 m 9 9 l S\n', mebibytes) },
  ]);
}

/** A PDF whose catalogue and pages lie in an object stream that holds so many MiB once inflated. */
export function getObjectStreamBomb(mebibytes = 1100): Uint8Array {
  const inside = [
    '<< /Type /Catalog /Pages 4 0 R >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 4 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
  ];
  let at = 0;
  const index = inside
    .map((text, i) => {
      const entry = `${i + 3} ${at}`;
      at += text.length + 1;
      return entry;
    })
    .join(' ');
  const content = `${index} ${inside.join(' ')} `;
  const container = {
    dictionary: `/Type /ObjStm /N ${inside.length} /First ${index.length + 1} /Filter /FlateDecode`,
    stream: flateBlanks(content, mebibytes),
  };
  return writePdfWithObjectStream([container], 1, [3, 4, 5], 3);
}

/** A DOCX of under a megabyte whose text part holds so many MiB once inflated. */
export function getDocxBomb(mebibytes = 500): Uint8Array {
  const types =
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const rels =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    '<Relationship Id="rId1" Target="word/document.xml" ' +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/></Relationships>';
  const document =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';
  return writeZip([
    { name: '[Content_Types].xml', deflated: deflatedBlanks(types, 0), head: types, blanks: 0 },
    { name: '_rels/.rels', deflated: deflatedBlanks(rels, 0), head: rels, blanks: 0 },
    {
      name: 'word/document.xml',
      deflated: deflatedBlanks(document, mebibytes),
      head: document,
      blanks: mebibytes,
    },
  ]);
}
