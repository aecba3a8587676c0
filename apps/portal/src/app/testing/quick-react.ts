import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

// In development React takes a stack trace at each element, up to ten thousand a second, to say in its messages who made
// it. No test reads these stacks, and they were an eighth of the time of the portal's tests: here React counts as if it
// had taken them all. Its warnings, with the stacks of components, stay.
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !(COUNT in internals))
  throw new Error('This React counts its stack traces elsewhere: quick-react.ts has no effect.');
Object.defineProperty(internals, COUNT, {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
