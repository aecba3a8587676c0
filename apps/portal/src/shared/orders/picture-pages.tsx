import {
  Button,
  Card,
  CardBody,
  CardHead,
  Inline,
  Notice,
  ProgressBar,
  Stack,
  toFileSize,
} from '@anupalan/ui';
import { PageStrip } from '@anupalan/ui/document';
import { Upload } from 'lucide-react';
import { RefusalText } from './refusal-text.tsx';
import type { PicturePages as Pictures } from './use-picture-pages.ts';

/** Pictures as the pages of one order: turned, sorted and sent together. */
export function PicturePages({ pictures }: { pictures: Pictures }) {
  const { pages, size, sent, refusal, problem, turn, move, remove, clear, send } = pictures;
  const isSending = sent !== null;
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return (
    <Card aria-labelledby="picture-pages">
      <CardHead
        title="Pages of one order"
        id="picture-pages"
        level={2}
        note={`${count}, ${toFileSize(size)}`}
      />
      <CardBody>
        <Stack gap={4}>
          <p className="muted">
            Turn each page upright and put the pages in their order. You can add more pictures above.
          </p>
          <PageStrip
            label="Pages of one order"
            pages={pages.map(({ file, ...page }) => ({ ...page, name: file.name }))}
            isDisabled={isSending}
            onTurn={turn}
            onMove={move}
            onRemove={remove}
          />
          {problem !== null && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {refusal !== null && (
            <Notice tone="danger" role="alert">
              <RefusalText {...refusal} />
            </Notice>
          )}
          {isSending && (
            <ProgressBar
              label={`Uploading ${count}`}
              text={sent < 1 ? `Uploading, ${Math.round(sent * 100)} %` : 'Making the pages'}
              value={Math.round(sent * 100)}
              max={100}
            />
          )}
          <Inline justify="end">
            <Button onClick={clear}>{isSending ? 'Cancel upload' : 'Remove all'}</Button>
            <Button
              variant="primary"
              icon={Upload}
              disabled={problem !== null || pages.some(({ error }) => error !== null)}
              isLoading={isSending}
              loadingLabel="Uploading"
              onClick={send}
            >
              Upload order
            </Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
