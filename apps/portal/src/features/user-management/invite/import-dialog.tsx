import { isApiError } from '@anupalan/api-client/api-error';
import { useImportUsersMutation } from '@anupalan/api-client/endpoints/users';
import { saveBlob } from '@anupalan/api-client/files';
import type { ImportedSubUsers } from '@anupalan/api-client/types';
import { Button, FileRow, Notice, Stack } from '@anupalan/ui';
import { Dialog, FileDrop, toast } from '@anupalan/ui/interactive';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRoles } from '../use-roles.ts';
import { ImportRows } from './import-rows.tsx';
import { toImportSummary, toTemplate } from './import-words.ts';
import { InvitationLimits } from './invitation-limits.tsx';
import { importWords } from './words.ts';

const TEMPLATE_NAME = 'people-to-invite.csv';

function onTemplate(): void {
  saveBlob(new Blob([toTemplate()], { type: 'text/csv;charset=utf-8' }), TEMPLATE_NAME);
}

/** What the file must hold, and an empty one to fill in. */
function Instructions() {
  const roles = useRoles();
  const names = roles.givable.map(({ label }) => label).join(', ');
  return (
    <Stack gap={3}>
      <p>{importWords.instructions(names)}</p>
      <InvitationLimits />
      <div>
        <Button icon={Download} onClick={onTemplate}>
          {importWords.template}
        </Button>
      </div>
    </Stack>
  );
}

/** Invites the users of a CSV file: it is checked first, and sent only when every line is right. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [importUsers, { isLoading }] = useImportUsersMutation();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<ImportedSubUsers | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = async (chosen: File, isDryRun: boolean) => {
    setError(null);
    try {
      const { data, message } = await importUsers({ file: chosen, isDryRun }).unwrap();
      setFound(data);
      if (isDryRun) return;
      if (data.created > 0) toast.success(message);
      if (data.created === data.rows.length) onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setFound(null);
      setFile(null);
      setError(failure.message);
    }
  };
  const onFiles = ([chosen]: File[]) => {
    if (chosen === undefined) return;
    setFile(chosen);
    setFound(null);
    void send(chosen, true);
  };
  const isRight = found?.rows.every(({ errors }) => errors.length === 0) ?? false;
  const isSent = found !== null && !found.dryRun;
  const canSend = file !== null && isRight && !isSent;
  const count = found?.rows.length ?? 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={importWords.title}
      size="lg"
      isSticky
      footer={
        <>
          <Button onClick={onClose}>{isSent ? importWords.close : importWords.cancel}</Button>
          {canSend && (
            <Button
              variant="primary"
              isLoading={isLoading}
              loadingLabel={importWords.sending}
              onClick={() => void send(file, false)}
            >
              {importWords.send(count)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Instructions />
        <FileDrop
          label={file === null ? importWords.drop : importWords.dropAgain}
          hint={importWords.dropHint}
          accept=".csv,text/csv"
          error={error}
          isDisabled={isLoading}
          onFiles={onFiles}
        />
        {file !== null && (
          <FileRow name={file.name} size={file.size} meta={isLoading ? importWords.checking : undefined} />
        )}
        {found !== null && (
          <>
            <Notice role="status" tone={isRight ? 'ok' : 'warn'}>
              {toImportSummary(found)}
            </Notice>
            <ImportRows rows={found.rows} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
