import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Turns the bits of one byte of a file. @returns turns them back */
export function turnByte(file: string, at: number): () => void {
  const turn = () => {
    const handle = openSync(file, 'r+');
    const byte = Buffer.alloc(1);
    readSync(handle, byte, 0, 1, at);
    byte.writeUInt8(byte.readUInt8() ^ 0xff);
    writeSync(handle, byte, 0, 1, at);
    closeSync(handle);
  };
  turn();
  return turn;
}
