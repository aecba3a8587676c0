import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { toDayText } from '../../../shared/time-zone.ts';
import type { Keeping } from './use-keeping.ts';
import { keptWords } from './words.ts';

/** Props of {@link KeptNotice}. */
export type KeptNoticeProps = { keeping: Keeping; onRemove: () => void };

/** Says that this browser keeps the order until it is added to a workspace, and takes it away on request. */
export function KeptNotice({ keeping, onRemove }: KeptNoticeProps) {
  if (keeping.state === 'none') return null;
  if (keeping.state === 'failed')
    return (
      <Notice tone="warn" title={keptWords.refusedTitle}>
        {keptWords.refusedText}
      </Notice>
    );
  if (keeping.state === 'removed') return <Notice role="status" title={keptWords.goneTitle} />;
  return (
    <Notice tone="ok" title={keptWords.title(toDayText(keeping.until.toISOString()))}>
      {keptWords.text}
      <NoticeMore>
        <Inline>
          <Button size="sm" onClick={onRemove}>
            {keptWords.remove}
          </Button>
        </Inline>
      </NoticeMore>
    </Notice>
  );
}
