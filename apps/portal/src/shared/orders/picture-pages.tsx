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
import { Upload } from 'lucide-react';
import { PageOrderStrip } from './page-order-strip.tsx';
import { RefusalText } from './refusal-text.tsx';
import type { PicturePages as Pictures } from './use-picture-pages.ts';

/** Pictures as the pages of one order: turned, sorted and sent together. */
export function PicturePages({ pictures }: { pictures: Pictures }) {
  const { pages, size, sent, refusal, problem, clear, send } = pictures;
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
          <PageOrderStrip order={pictures} hint="You can add more pictures above." isDisabled={isSending} />
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
