/** Bad files for tests, built in memory. Each generator says what is wrong with its file. */
export { getDocxBomb, getObjectStreamBomb, getPdfBomb } from './hostile/bombs.ts';
export {
  getCutOffPdf,
  getEmptyFile,
  getEncryptedPdf,
  getHtmlNamedPdf,
  getImage,
  getManyPagesPdf,
  getOversizePdf,
  PASSWORD,
} from './hostile/files.ts';
