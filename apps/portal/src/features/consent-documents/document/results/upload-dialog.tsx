import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadResultsMutation } from '@anupalan/api-client/endpoints/results';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { RESULT_FILE_EXTENSIONS } from '@anupalan/enums/results';
import { Button, FileRow, IconButton, Stack } from '@anupalan/ui';
import { DateField, Dialog, FileDrop, toast } from '@anupalan/ui/interactive';
import { findResultFileProblem } from '@anupalan/validators/forms/result-file';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../../../shared/tasks/use-today.ts';
import { uploadWords } from './words.ts';

function toRefusal(error: unknown): string {
  if (!isApiError(error) || error.status === 0) return uploadWords.interrupted;
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
  const today = useToday();
  const dayFault = sampledOn !== null && sampledOn > today ? FIELD_MESSAGES.sampledInFuture : null;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(null);
  };
  const onUpload = async () => {
    if (file === null || dayFault !== null) return;
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
      title={uploadWords.title}
      footer={
        <Button
          variant="primary"
          disabled={file === null}
          isLoading={isLoading}
          loadingLabel={uploadWords.uploading}
          onClick={() => void onUpload()}
        >
          {uploadWords.upload}
        </Button>
      }
    >
      <Stack gap={4}>
        {file === null ? (
          <FileDrop
            label={uploadWords.drop}
            hint={uploadWords.dropHint}
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
              <IconButton
                icon={X}
                size="sm"
                label={uploadWords.remove(file.name)}
                onClick={() => choose(null)}
              />
            )}
          </FileRow>
        )}
        <DateField
          label={uploadWords.sampledOn}
          hint={uploadWords.sampledOnHint}
          error={dayFault}
          isOptional
          isDisabled={isLoading}
          value={sampledOn}
          onChange={setSampledOn}
        />
      </Stack>
    </Dialog>
  );
}
