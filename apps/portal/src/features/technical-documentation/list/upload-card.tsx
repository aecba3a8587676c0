import type { TechnicalFolder } from '@anupalan/api-client/types';
import { Button, Card, CardBody, FileRow, IconButton, Stack, useIsNarrow } from '@anupalan/ui';
import { UploadList } from '@anupalan/ui/document';
import { FileDrop } from '@anupalan/ui/interactive';
import { X } from 'lucide-react';
import { FILE_ACCEPT, FILE_HINT, findFileProblem } from '../check-file.ts';
import { type Uploads, useUploads } from './use-uploads.ts';
import { uploadWords } from './words.ts';

function toRow({ id, file, progress, error }: Uploads['uploads'][number], { retry, remove }: Uploads) {
  return {
    id,
    row: (
      <FileRow
        name={file.name}
        size={file.size}
        {...(progress === null ? {} : { progress })}
        {...(error === null ? {} : { error })}
      >
        {error !== null && (
          <Button size="sm" onClick={() => retry(id)}>
            {uploadWords.retry}
          </Button>
        )}
        <IconButton
          icon={X}
          label={error === null ? uploadWords.stop(file.name) : uploadWords.remove(file.name)}
          onClick={() => remove(id)}
        />
      </FileRow>
    ),
  };
}

/** Where new documents are dropped, on a phone chosen; they go into the folder that is shown. */
export function UploadCard({ folder }: { folder: TechnicalFolder | null }) {
  const uploads = useUploads();
  const isNarrow = useIsNarrow();
  const content = (
    <>
      <Stack gap={3}>
        <FileDrop
          label={folder === null ? uploadWords.drop : uploadWords.dropInto(folder.path)}
          chooseLabel={uploadWords.choose}
          touchLabel={uploadWords.chooseTouch}
          photoLabel={uploadWords.photo}
          hint={FILE_HINT}
          accept={FILE_ACCEPT}
          isMultiple
          isCompact={isNarrow}
          refuse={findFileProblem}
          onFiles={(files) => uploads.start(files, folder?.id ?? null)}
        />
        {uploads.uploads.length > 0 && (
          <UploadList
            aria-label={uploadWords.uploads}
            items={uploads.uploads.map((each) => toRow(each, uploads))}
          />
        )}
      </Stack>
      <span className="sr" role="status">
        {uploads.said}
      </span>
    </>
  );
  // The documents are what a phone shows first: their field of files is one line without a frame.
  if (isNarrow) return <section aria-label={uploadWords.title}>{content}</section>;
  return (
    <Card aria-label={uploadWords.title}>
      <CardBody>{content}</CardBody>
    </Card>
  );
}
