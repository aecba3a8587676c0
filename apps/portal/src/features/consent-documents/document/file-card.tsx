import { downloadFile } from '@anupalan/api-client/files';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, CardBody, CardHead, FileRow, FoldingCard, Inline, LinkButton, Stack } from '@anupalan/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toDayText } from '../../../shared/time-zone.ts';
import { useSourcePath } from '../document-links.ts';
import { fileWords } from './words.ts';

function toMeta({ pageCount, createdAt, uploadedBy }: ConsentDocument): string {
  const pages = fileWords.pages(pageCount);
  return fileWords.uploaded(pages, toDayText(createdAt), uploadedBy.name);
}

/** The file of an order: to open beside its conditions, and to download as it was uploaded. */
export function FileCard({ document }: { document: ConsentDocument }) {
  const toSource = useSourcePath();
  const [isLoading, setIsLoading] = useState(false);
  const review = toSource(document.id);
  const onDownload = async () => {
    setIsLoading(true);
    await downloadFile(`/consent-documents/${document.id}/file?original=1`, document.fileName);
    setIsLoading(false);
  };
  return (
    <FoldingCard foldName={fileWords.foldName} aria-labelledby="file">
      <CardHead title={fileWords.title} id="file" />
      <CardBody>
        <Stack gap={3}>
          <FileRow name={document.fileName} size={document.size} meta={toMeta(document)} />
          <Inline gap={2}>
            {review !== null && <LinkButton href={review}>{fileWords.open}</LinkButton>}
            <Button
              icon={Download}
              isLoading={isLoading}
              loadingLabel={fileWords.loading}
              onClick={() => void onDownload()}
            >
              {fileWords.download}
            </Button>
          </Inline>
        </Stack>
      </CardBody>
    </FoldingCard>
  );
}
