import { toTaskTemplatePath } from '@anupalan/api-client/endpoints/task-import';
import { downloadFile } from '@anupalan/api-client/files';
import { Button, Card, CardBody, Inline, Notice, Stack } from '@anupalan/ui';
import { Disclosure, FileDrop } from '@anupalan/ui/interactive';
import { TASK_IMPORT_MAX_BYTES, TASK_IMPORT_MAX_ROWS } from '@anupalan/validators/requests/task-import';
import { Download } from 'lucide-react';
import { ColumnsList } from './columns-list.tsx';

/** Props of {@link ChooseFile}. `error`: why the last file was not taken. */
export type ChooseFileProps = { isChecking: boolean; error: string | null; onFile: (file: File) => void };

/** Why a file is not even sent, or null. */
export function findRefusal({ size, name }: Pick<File, 'size' | 'name'>): string | null {
  if (!/\.(?:csv|xlsx|txt)$/i.test(name)) return 'Choose a CSV file or a workbook (.xlsx)';
  if (size === 0) return 'The file is empty';
  return size > TASK_IMPORT_MAX_BYTES ? 'The list may be at most 2 MB' : null;
}

/** The first step: the template, and the file. */
export function ChooseFile({ isChecking, error, onFile }: ChooseFileProps) {
  return (
    <Stack gap={4}>
      <Notice
        title="Start with the template"
        action={
          <Inline>
            <Button
              size="sm"
              icon={Download}
              onClick={() => void downloadFile(toTaskTemplatePath('xlsx'), 'tasks-template.xlsx')}
            >
              Workbook
            </Button>
            <Button
              size="sm"
              icon={Download}
              onClick={() => void downloadFile(toTaskTemplatePath('csv'), 'tasks-template.csv')}
            >
              CSV
            </Button>
          </Inline>
        }
      >
        One row is one task. Rows that start with # are skipped.
      </Notice>
      <FileDrop
        label={isChecking ? 'The rows are being checked' : 'Drop your list here'}
        hint={`CSV or .xlsx, at most 2 MB and ${TASK_IMPORT_MAX_ROWS} tasks. You see every row before tasks are made.`}
        accept=".csv,.xlsx"
        error={error}
        isDisabled={isChecking}
        refuse={findRefusal}
        onFiles={([file]) => {
          if (file !== undefined) onFile(file);
        }}
      />
      <Card aria-label="Columns">
        <CardBody>
          <Disclosure title="What each column holds" level={2}>
            <ColumnsList />
          </Disclosure>
        </CardBody>
      </Card>
    </Stack>
  );
}
