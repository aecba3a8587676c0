import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Grid, GridItem } from '@anupalan/ui';
import { useAccess, useAppRole } from '../../shared/session/use-session.ts';
import { Changes } from './changes.tsx';
import { MoreScreens } from './more-screens.tsx';
import { Results } from './results.tsx';

/** Props of {@link Below}. */
export type BelowProps = {
  figures: Dashboard;
  /** Whether to say what changed, also that nothing has. */
  hasChanges: boolean;
};

/** Results and changes, and a laboratory's way to other screens: what comes below what is due. */
export function Below({ figures, hasChanges }: BelowProps) {
  const isCompany = useAppRole() === 'company';
  const canSeeDocuments = useAccess('Consent Documents');
  const canSeeAnalyzer = useAccess('Consent Analyzer');
  return (
    <Grid>
      {isCompany && (canSeeDocuments || canSeeAnalyzer) && (
        <GridItem span={12}>
          <Results figures={figures} />
        </GridItem>
      )}
      {hasChanges && (
        <GridItem span={isCompany ? 12 : 8} isFilled>
          <Changes figures={figures} />
        </GridItem>
      )}
      {!isCompany && (
        <GridItem span={hasChanges ? 4 : 12} isFilled>
          <MoreScreens />
        </GridItem>
      )}
    </Grid>
  );
}
