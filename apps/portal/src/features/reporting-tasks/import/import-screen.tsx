import { isApiError } from '@anupalan/api-client/api-error';
import { useImportTasksMutation } from '@anupalan/api-client/endpoints/task-import';
import { Breadcrumb, Button, EmptyState, Inline, LinkButton, Notice, Page, Stack } from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import type { ImportedTasks } from '@anupalan/validators/requests/task-import';
import { useState } from 'react';
import { useList } from '../../../shared/lists/use-list.ts';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { CheckedRows } from './checked-rows.tsx';
import { ChooseFile } from './choose-file.tsx';
import { rowsAddress } from './filters.ts';
import { listWrong, toTaskCount, toVerdict } from './import-words.ts';

/** A file that was checked, with what was found. */
type Checked = { file: File; found: ImportedTasks };

const STEPS = ['Step 1 of 3: choose the file', 'Step 2 of 3: check the rows', 'Step 3 of 3: done'] as const;

/** Tasks from a spreadsheet: choose the file, look at every row, import all or nothing. */
export function ImportScreen() {
  const toPath = useScreenPath();
  const canManage = useAccess('Reporting Task', 'manage');
  const { onClear } = useList(rowsAddress);
  const [importTasks, { isLoading }] = useImportTasksMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [createdCount, setCreatedCount] = useState<number | null>(null);

  const onBack = () => {
    setChecked(null);
    setCreatedCount(null);
    setError(null);
    onClear();
  };
  const send = async (file: File, dryRun: boolean) => {
    setError(null);
    try {
      const { message, data } = await importTasks({ file, dryRun }).unwrap();
      setChecked({ file, found: data });
      if (dryRun) return;
      if (data.created > 0) {
        toast.success(message);
        setCreatedCount(data.created);
      }
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
      setChecked(null);
    }
  };

  const step = createdCount !== null ? 2 : checked === null ? 0 : 1;
  return (
    <Page
      title="Import tasks"
      text={canManage ? STEPS[step] : undefined}
      trail={
        <Breadcrumb
          items={[{ label: 'Reporting Tasks', href: toPath('reportingTasks') }, { label: 'Import' }]}
        />
      }
    >
      {!canManage && (
        <EmptyState
          level={2}
          title="You cannot import tasks"
          text="Ask a person who manages users in your organisation for access."
        />
      )}
      {canManage && step === 0 && (
        <ChooseFile isChecking={isLoading} error={error} onFile={(file) => void send(file, true)} />
      )}
      {canManage && step === 1 && checked !== null && (
        <CheckStep
          checked={checked}
          isLoading={isLoading}
          onBack={onBack}
          onImport={() => void send(checked.file, false)}
        />
      )}
      {canManage && createdCount !== null && (
        <EmptyState
          level={2}
          title={
            createdCount === 1 ? 'The task has been added' : `${toTaskCount(createdCount)} have been added`
          }
          text="Their due dates are in the schedule from today."
          action={
            <Inline>
              <LinkButton variant="primary" href={`${toPath('reportingTasks')}?origin=Received`}>
                Open the tasks
              </LinkButton>
              <Button onClick={onBack}>Import another list</Button>
            </Inline>
          }
        />
      )}
    </Page>
  );
}

type CheckStepProps = { checked: Checked; isLoading: boolean; onBack: () => void; onImport: () => void };

function CheckStep({ checked: { file, found }, isLoading, onBack, onImport }: CheckStepProps) {
  const verdict = toVerdict(found.rows);
  const isRight = listWrong(found.rows).length === 0;
  return (
    <Stack gap={4}>
      <Notice
        tone={verdict.tone}
        role="status"
        title={verdict.title}
        action={
          <Inline>
            <Button onClick={onBack}>Choose another file</Button>
            {isRight && (
              <Button variant="primary" isLoading={isLoading} loadingLabel="Importing" onClick={onImport}>
                Import {toTaskCount(found.rows.length)}
              </Button>
            )}
          </Inline>
        }
      >
        <bdi>{file.name}</bdi>: {verdict.text}
      </Notice>
      <CheckedRows rows={found.rows} />
    </Stack>
  );
}
