import { ConnectionBanner as KitConnectionBanner } from '@anupalan/ui/shell';
import { useConnection } from '../shared/use-connection.ts';

/** Says that the server cannot be reached, and disappears when the server is back. */
export function ConnectionBanner() {
  return <KitConnectionBanner isDown={useConnection() === 'down'} />;
}
