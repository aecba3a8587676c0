import { crc32 } from 'node:zlib';

const MIB = 1024 * 1024;
/** 1 January 1980, the earliest day that the format knows. */
const DATE = 0x0021;

/** A file of an archive: already deflated, with what it inflates to (a text, then MiB of blanks). */
export interface ZipPart {
  name: string;
  deflated: Uint8Array;
  head: string;
  blanks: number;
}

/** Writes a ZIP archive of deflated parts. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const fields = fieldsOf(part, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, part.deflated]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Version, flags, method, time, date, checksum, sizes, lengths of name and extra: alike in both kinds of header. */
function fieldsOf({ deflated, head, blanks }: ZipPart, nameLength: number): Buffer {
  const blank = Buffer.alloc(blanks > 0 ? MIB : 0, ' ');
  let checksum = crc32(head);
  for (let i = 0; i < blanks; i++) checksum = crc32(blank, checksum);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(deflated.length, 14);
  fields.writeUInt32LE(Buffer.byteLength(head) + blanks * MIB, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}
