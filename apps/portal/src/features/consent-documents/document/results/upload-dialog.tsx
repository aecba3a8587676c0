import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadResultsMutation } from '@anupalan/api-client/endpoints/results';
import { RESULT_FILE_EXTENSIONS } from '@anupalan/enums/results';
import { Button, FileRow, IconButton, Stack } from '@anupalan/ui';
import { DateField, Dialog, FileDrop, toast } from '@anupalan/ui/interactive';
import { findResultFileProblem } from '@anupalan/validators/forms/result-file';
import { X } from 'lucide-react';
import { useState } from 'react';

function toRefusal(error: unknown): string {
  if (!isApiError(error) || error.status === 0)
    return 'The upload was interrupted: the server cannot be reached. Nothing was saved.';
  return error.message;
}

/** Props of {@link UploadDialog}. */
export type UploadDialogProps = { documentId: string; onClose: () => void };

/** Takes a laboratory's report for an order; its results appear when it has been read. */
export function UploadDialog({ documentId, onClose }: UploadDialogProps) {
  const [upload, { isLoading }] = useUploadResultsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [sampledOn, setSampledOn] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(null);
  };
  const onUpload = async () => {
    if (file === null) return;
    setError(null);
    setSent(0);
    const onProgress = (progress: { sent: number; total: number }) =>
      setSent(progress.total > 0 ? progress.sent / progress.total : 0);
    try {
      const answer = await upload({ documentId, file, sampledOn, onProgress }).unwrap();
      toast.success(answer.message);
      onClose();
    } catch (failure) {
      setError(toRefusal(failure));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Upload report"
      footer={
        <Button
          variant="primary"
          disabled={file === null}
          isLoading={isLoading}
          loadingLabel="Uploading"
          onClick={() => void onUpload()}
        >
          Upload report
        </Button>
      }
    >
      <Stack gap={4}>
        {file === null ? (
          <FileDrop
            label="Drop a laboratory's report here"
            hint="PDF, picture, XLSX or CSV, up to 25 MB"
            accept={RESULT_FILE_EXTENSIONS.join(',')}
            refuse={findResultFileProblem}
            onFiles={([first]) => choose(first ?? null)}
          />
        ) : (
          <FileRow
            name={file.name}
            size={file.size}
            progress={isLoading ? sent : undefined}
            error={error !== null && <span role="alert">{error}</span>}
          >
            {!isLoading && (
              <IconButton icon={X} size="sm" label={`Remove ${file.name}`} onClick={() => choose(null)} />
            )}
          </FileRow>
        )}
        <DateField
          label="Day of sampling"
          hint="Needed only if the report does not print it"
          isOptional
          isDisabled={isLoading}
          value={sampledOn}
          onChange={setSampledOn}
        />
      </Stack>
    </Dialog>
  );
}
