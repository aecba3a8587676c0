import { toTechnicalFilePath } from '@anupalan/api-client/endpoints/technical-documents';
import { toFileSource } from '@anupalan/api-client/files';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { findTechnicalType } from '@anupalan/enums/technical-documents';
import { Notice, Section } from '@anupalan/ui';
import { useCallback } from 'react';
import { PlainPdf } from '../../../shared/viewer/plain-pdf.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { TextPreview } from './text-preview.tsx';
import { previewWords } from './words.ts';

const WORDS = {
  document: previewWords.document,
  pages: previewWords.pages,
  failed: previewWords.pagesFailed,
};
/** Pictures that no browser but one draws. */
const UNDRAWN = ['image/tiff'];
/** Texts larger than this are not shown, in bytes. */
const TEXT_LIMIT = 2 * 1024 * 1024;

function PdfPreview({ id, version }: Pick<TechnicalDocument, 'id' | 'version'>) {
  const getSource = useCallback(() => {
    const { url, ...options } = toFileSource(toTechnicalFilePath(id, version));
    return { file: { url }, options };
  }, [id, version]);
  return <PlainPdf id={id} words={WORDS} getSource={getSource} isFramed />;
}

function Look({ document }: { document: TechnicalDocument }) {
  const { id, version, mimeType, size } = document;
  const type = findTechnicalType(mimeType);
  if (type === 'pdf') return <PdfPreview id={id} version={version} />;
  if (type === 'image' && !UNDRAWN.includes(mimeType)) return <PicturePreview document={document} />;
  if (type === 'text' && size <= TEXT_LIMIT) return <TextPreview document={document} />;
  return <Notice title={previewWords.noneTitle}>{previewWords.noneText}</Notice>;
}

/** A look into the current version: pages, a picture or a text. */
export function Preview({ document }: { document: TechnicalDocument }) {
  return (
    <Section title={previewWords.title}>
      <Look document={document} />
    </Section>
  );
}
