import { toTechnicalFilePath } from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { Cell, HeadCell, LoadError, Row, SkeletonRows, Stack, Table } from '@anupalan/ui';
import { DocumentViewer, PageView, TextSheet } from '@anupalan/ui/document';
import { useEffect, useState } from 'react';
import { useFile } from '../../../shared/viewer/use-file.ts';
import { toCells, toLines } from './text-lines.ts';
import { previewWords } from './words.ts';

/** Keys by place: nothing in a preview moves. */
const toKeyed = <Value,>(values: readonly Value[]) =>
  values.map((value, index) => ({ key: String(index), value }));

function CsvTable({ text, title }: { text: string; title: string }) {
  const { rows, isCut } = toCells(text);
  const [head = [], ...body] = rows;
  return (
    <Stack gap={2}>
      <Table caption={title} density="compact">
        <thead>
          <tr>
            {toKeyed(head).map(({ key, value }) => (
              <HeadCell key={key}>{value}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {toKeyed(body).map((row) => (
            <Row key={row.key}>
              {toKeyed(row.value).map(({ key, value }) => (
                <Cell key={key}>{value}</Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      {isCut && <p className="muted">{previewWords.rowsCut}</p>}
    </Stack>
  );
}

function Lines({ text }: { text: string }) {
  const { lines, isCut } = toLines(text);
  return (
    <Stack gap={2}>
      <TextSheet paragraphs={lines.map((line, index) => ({ index, text: line }))} />
      {isCut && <p className="muted">{previewWords.linesCut}</p>}
    </Stack>
  );
}

/** A document that is a text, or a table of comma-separated values. */
export function TextPreview({ document }: { document: TechnicalDocument }) {
  const { blob, hasFailed, retry } = useFile(toTechnicalFilePath(document.id, document.version));
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void blob?.text().then((words) => {
      if (isCurrent) setText(words);
    });
    return () => {
      isCurrent = false;
    };
  }, [blob]);
  return (
    <DocumentViewer label={previewWords.document} isFramed>
      <PageView label={previewWords.text}>
        {hasFailed && <LoadError title={previewWords.textLoadError} onRetry={retry} />}
        {text === null && !hasFailed && <SkeletonRows label={previewWords.textLoading} />}
        {text !== null && document.mimeType === 'text/csv' && <CsvTable text={text} title={document.title} />}
        {text !== null && document.mimeType !== 'text/csv' && <Lines text={text} />}
      </PageView>
    </DocumentViewer>
  );
}
