import { useParams } from 'react-router';
import { LabPage } from './lab-page.tsx';
import { LabsPage } from './labs-page.tsx';

/** The marketplace, or one laboratory below its path. */
export function LabMarketplaceScreen() {
  const { labId } = useParams();
  return labId === undefined ? <LabsPage /> : <LabPage key={labId} labId={labId} />;
}
