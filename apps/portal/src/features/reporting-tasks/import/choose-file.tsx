import { toTaskTemplatePath } from '@anupalan/api-client/endpoints/task-import';
import { downloadFile } from '@anupalan/api-client/files';
import { Button, Card, CardBody, Inline, Notice, Stack } from '@anupalan/ui';
import { Disclosure, FileDrop } from '@anupalan/ui/interactive';
import { TASK_IMPORT_MAX_BYTES, TASK_IMPORT_MAX_ROWS } from '@anupalan/validators/requests/task-import';
import { Download } from 'lucide-react';
import { ColumnsList } from './columns-list.tsx';
import { words } from './words.ts';

/** Props of {@link ChooseFile}. `error`: why the last file was not taken. */
export type ChooseFileProps = { isChecking: boolean; error: string | null; onFile: (file: File) => void };

/** Why a file is not even sent, or null. */
export function findRefusal({ size, name }: Pick<File, 'size' | 'name'>): string | null {
  if (!/\.(?:csv|xlsx|txt)$/i.test(name)) return words.choose.wrongKind;
  if (size === 0) return words.choose.empty;
  return size > TASK_IMPORT_MAX_BYTES ? words.choose.tooLarge : null;
}

/** The first step: the template, and the file. */
export function ChooseFile({ isChecking, error, onFile }: ChooseFileProps) {
  return (
    <Stack gap={4}>
      <Notice
        title={words.choose.template}
        action={
          <Inline>
            <Button
              size="sm"
              icon={Download}
              onClick={() => void downloadFile(toTaskTemplatePath('xlsx'), 'tasks-template.xlsx')}
            >
              {words.choose.workbook}
            </Button>
            <Button
              size="sm"
              icon={Download}
              onClick={() => void downloadFile(toTaskTemplatePath('csv'), 'tasks-template.csv')}
            >
              {words.choose.csv}
            </Button>
          </Inline>
        }
      >
        {words.choose.templateText}
      </Notice>
      <FileDrop
        label={isChecking ? words.choose.checking : words.choose.drop}
        hint={words.choose.dropHint(TASK_IMPORT_MAX_ROWS)}
        accept=".csv,.xlsx"
        error={error}
        isDisabled={isChecking}
        refuse={findRefusal}
        onFiles={([file]) => {
          if (file !== undefined) onFile(file);
        }}
      />
      <Card aria-label={words.choose.columns}>
        <CardBody>
          <Disclosure title={words.choose.columnsTitle} level={2}>
            <ColumnsList />
          </Disclosure>
        </CardBody>
      </Card>
    </Stack>
  );
}
