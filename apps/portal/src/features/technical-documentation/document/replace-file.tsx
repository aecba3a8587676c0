import { isApiError } from '@anupalan/api-client/api-error';
import { useUploadTechnicalDocumentMutation } from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { FileRow } from '@anupalan/ui';
import { FileDrop, toast } from '@anupalan/ui/interactive';
import { useEffect, useRef, useState } from 'react';
import { FILE_ACCEPT, findFileProblem } from '../check-file.ts';
import { versionsWords } from './words.ts';

/** Takes the next version of a document; the one before stays. */
export function ReplaceFile({ document }: { document: TechnicalDocument }) {
  const [upload] = useUploadTechnicalDocumentMutation();
  const [sending, setSending] = useState<{ file: File; progress: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const onFile = async (file: File) => {
    const own = new AbortController();
    controller.current = own;
    setProblem(null);
    setSending({ file, progress: 0 });
    try {
      const { message } = await upload({
        file,
        documentId: document.id,
        signal: own.signal,
        onProgress: ({ sent, total }) => setSending({ file, progress: total === 0 ? 0 : sent / total }),
      }).unwrap();
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!own.signal.aborted) setProblem(`${file.name}: ${error.message}`);
    } finally {
      if (!own.signal.aborted) setSending(null);
    }
  };
  if (sending !== null) {
    return <FileRow name={sending.file.name} size={sending.file.size} progress={sending.progress} />;
  }
  return (
    <FileDrop
      label={versionsWords.drop}
      accept={FILE_ACCEPT}
      refuse={findFileProblem}
      {...(problem === null ? {} : { error: problem })}
      onFiles={([file]) => {
        if (file) void onFile(file);
      }}
    />
  );
}
