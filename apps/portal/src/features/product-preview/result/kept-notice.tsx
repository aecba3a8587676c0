import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { toDayText } from '../../../shared/time-zone.ts';
import type { Keeping } from './use-keeping.ts';

/** Props of {@link KeptNotice}. */
export type KeptNoticeProps = { keeping: Keeping; onRemove: () => void };

/** Says that this browser keeps the order until it is added to a workspace, and takes it away on request. */
export function KeptNotice({ keeping, onRemove }: KeptNoticeProps) {
  if (keeping.state === 'none') return null;
  if (keeping.state === 'failed')
    return (
      <Notice tone="warn" title="This browser does not keep the order.">
        It blocks storage, or it has no room. Choose the file again after you have signed up.
      </Notice>
    );
  if (keeping.state === 'removed')
    return <Notice role="status" title="This browser no longer keeps the order." />;
  return (
    <Notice tone="ok" title={`This browser keeps the order until ${toDayText(keeping.until.toISOString())}.`}>
      Sign up, and you can add it to your workspace. It is not sent before that. A private window forgets it
      when you close it.
      <NoticeMore>
        <Inline>
          <Button size="sm" onClick={onRemove}>
            Remove order
          </Button>
        </Inline>
      </NoticeMore>
    </Notice>
  );
}
