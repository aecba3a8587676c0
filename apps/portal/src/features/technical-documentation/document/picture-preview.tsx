import { toTechnicalFilePath } from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { LoadError, SkeletonRows } from '@anupalan/ui';
import { DocumentViewer, PageView } from '@anupalan/ui/document';
import { useEffect, useState } from 'react';
import { useFile } from '../../../shared/viewer/use-file.ts';

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
    <DocumentViewer label="Preview of the document" isFramed>
      <PageView label="Picture">
        {hasFailed && <LoadError title="The picture could not be loaded" onRetry={retry} />}
        {isBroken && (
          <LoadError title="The picture cannot be shown" text="Download the file to look at it." />
        )}
        {url === null && !hasFailed && <SkeletonRows label="Loading the picture" />}
        {url !== null && !isBroken && (
          <img src={url} alt={document.title} onError={() => setIsBroken(true)} />
        )}
      </PageView>
    </DocumentViewer>
  );
}
