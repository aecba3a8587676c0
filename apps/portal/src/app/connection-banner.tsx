import { Banner } from '@anupalan/ui';
import { useConnection } from '../shared/use-connection.ts';

/** Says that the server cannot be reached, and goes by itself when it is back. */
export function ConnectionBanner() {
  const connection = useConnection();
  return (
    <div role="status">
      {connection === 'down' && (
        <Banner tone="warn" title="The server cannot be reached.">
          What you have typed stays here. We keep trying and go on by ourselves.
        </Banner>
      )}
    </div>
  );
}
