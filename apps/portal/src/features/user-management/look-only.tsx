import { Notice } from '@anupalan/ui';

/** Tells who may only look where the rest can be had. */
export function LookOnly() {
  return (
    <Notice tone="info" title="You can view this but not change it.">
      A person who manages users can give you Manage on User Management.
    </Notice>
  );
}
