import { Inline, TextButton } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { rowWords } from './words.ts';

/** Props of {@link LawLink}. */
export type LawLinkProps = {
  condition: Condition;
  onLink: () => void;
  onUnlink: () => void;
};

/** Which duties of the law a condition is the same as, and the link to them. */
export function LawLink({ condition: { statutory, state }, onLink, onUnlink }: LawLinkProps) {
  const { canManage, canOpenTasks } = useAnalyzerAccess();
  // What is no obligation is none of the law.
  if (statutory === undefined || state === 'rejected') return null;
  const { rows, isByPerson } = statutory;
  // Who may not see tasks may not see the catalogue.
  const canLink = canManage && canOpenTasks;
  if (rows.length === 0 && !canLink) return null;
  return (
    <div>
      {rows.length > 0 && (
        <ReviewText>
          {rowWords.law.same(rows.map(({ name }) => name))} {isByPerson && rowWords.law.byPerson}
        </ReviewText>
      )}
      {canLink && (
        <Inline gap={3}>
          <TextButton onClick={onLink}>
            {rows.length === 0 ? rowWords.law.link : rowWords.law.change}
          </TextButton>
          {rows.length > 0 && <TextButton onClick={onUnlink}>{rowWords.law.unlink}</TextButton>}
        </Inline>
      )}
    </div>
  );
}
