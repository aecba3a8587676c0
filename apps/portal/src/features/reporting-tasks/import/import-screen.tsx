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
import { listWrong, toVerdict } from './import-words.ts';
import { words } from './words.ts';

/** A file that was checked, with what was found. */
type Checked = { file: File; found: ImportedTasks };

const STEPS = [words.steps.choose, words.steps.check, words.steps.done] as const;

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
      title={words.title}
      text={canManage ? STEPS[step] : undefined}
      trail={
        <Breadcrumb
          items={[{ label: words.parent, href: toPath('reportingTasks') }, { label: words.here }]}
        />
      }
    >
      {!canManage && <EmptyState level={2} title={words.deniedTitle} text={words.deniedText} />}
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
          title={words.done.title(createdCount)}
          text={words.done.text}
          action={
            <Inline>
              <LinkButton variant="primary" href={`${toPath('reportingTasks')}?origin=Received`}>
                {words.done.open}
              </LinkButton>
              <Button onClick={onBack}>{words.done.again}</Button>
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
            <Button onClick={onBack}>{words.check.otherFile}</Button>
            {isRight && (
              <Button
                variant="primary"
                isLoading={isLoading}
                loadingLabel={words.check.busy}
                onClick={onImport}
              >
                {words.check.submit(found.rows.length)}
              </Button>
            )}
          </Inline>
        }
      >
        {verdict.text[0]} <bdi>{file.name}</bdi> {verdict.text[1]}
      </Notice>
      <CheckedRows rows={found.rows} />
    </Stack>
  );
}
