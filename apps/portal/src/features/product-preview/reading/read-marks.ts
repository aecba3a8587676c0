import type { MarkedContentReader } from '@anupalan/compliance/reading/pages/actual-text';

/** What a file means by its glyphs. Few files need it: its code is loaded for those. */
export const readMarks: MarkedContentReader = async (data) =>
  (await import('@anupalan/pdf-content/marked-content')).readMarkedContent(data);
