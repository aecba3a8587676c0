import { CardHead, DataList, DataRow, FoldingCard } from '@anupalan/ui';
import { useExtraScreens } from '../../shared/session/extra-screens.ts';
import { moreWords } from './later.words.ts';

/** The way to the screens that have no entry in the sidebar (D28). */
export function MoreScreens() {
  const screens = useExtraScreens();
  return (
    <FoldingCard aria-labelledby="more-screens" foldName={moreWords.fold}>
      <CardHead title={moreWords.title} id="more-screens" />
      <DataList>
        {screens.map(({ screen, title, tagline, href }) => (
          <DataRow key={screen} title={title} meta={tagline} href={href} />
        ))}
      </DataList>
    </FoldingCard>
  );
}
