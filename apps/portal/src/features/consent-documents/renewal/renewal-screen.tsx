import { useParams } from 'react-router';
import { RenewalPage } from './renewal-page.tsx';

/** The renewal of the order that the address names. */
export function RenewalScreen() {
  const { documentId = '' } = useParams();
  return <RenewalPage key={documentId} documentId={documentId} />;
}
