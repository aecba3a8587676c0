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
import { pagesWords, uploadWords } from './words.ts';

/** Pictures as the pages of one order: turned, sorted and sent together. */
export function PicturePages({ pictures }: { pictures: Pictures }) {
  const { pages, size, sent, refusal, problem, clear, send } = pictures;
  const isSending = sent !== null;
  const count = pagesWords.count(pages.length);
  return (
    <Card aria-labelledby="picture-pages">
      <CardHead
        title={pagesWords.title}
        id="picture-pages"
        level={2}
        note={`${count}, ${toFileSize(size)}`}
      />
      <CardBody>
        <Stack gap={4}>
          <PageOrderStrip order={pictures} hint={pagesWords.addMore} isDisabled={isSending} />
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
              label={pagesWords.sending(count)}
              text={sent < 1 ? uploadWords.sending(Math.round(sent * 100)) : pagesWords.making}
              value={Math.round(sent * 100)}
              max={100}
            />
          )}
          <Inline justify="end">
            <Button onClick={clear}>{isSending ? pagesWords.cancel : pagesWords.removeAll}</Button>
            <Button
              variant="primary"
              icon={Upload}
              disabled={problem !== null || pages.some(({ error }) => error !== null)}
              isLoading={isSending}
              loadingLabel={pagesWords.busy}
              onClick={send}
            >
              {pagesWords.submit}
            </Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
