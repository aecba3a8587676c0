import { Notice } from '@anupalan/ui';

/** Tells who may only look where the rest can be had. */
export function LookOnly() {
  return (
    <Notice tone="info" title="You can look, but not change.">
      Who manages the users of your organisation can grant you Manage on User Management.
    </Notice>
  );
}
