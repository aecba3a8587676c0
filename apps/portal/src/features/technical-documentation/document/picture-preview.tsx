import { toTechnicalFilePath } from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { LoadError, SkeletonRows } from '@anupalan/ui';
import { DocumentViewer, PageView } from '@anupalan/ui/document';
import { useEffect, useState } from 'react';
import { useFile } from '../../../shared/viewer/use-file.ts';
import { previewWords } from './words.ts';

/** A document that is a picture. */
export function PicturePreview({ document }: { document: TechnicalDocument }) {
  const { blob, hasFailed, retry } = useFile(toTechnicalFilePath(document.id, document.version));
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (blob === null) return;
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    <DocumentViewer label={previewWords.document} isFramed>
      <PageView label={previewWords.picture}>
        {hasFailed && <LoadError title={previewWords.pictureLoadError} onRetry={retry} />}
        {isBroken && (
          <LoadError title={previewWords.pictureUnseenTitle} text={previewWords.pictureUnseenText} />
        )}
        {url === null && !hasFailed && <SkeletonRows label={previewWords.pictureLoading} />}
        {url !== null && !isBroken && (
          <img src={url} alt={document.title} onError={() => setIsBroken(true)} />
        )}
      </PageView>
    </DocumentViewer>
  );
}
