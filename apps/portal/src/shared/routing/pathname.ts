import { createContext, useContext } from 'react';

/**
 * The path of the address. What surrounds the screens listens to it and not to the whole address, which changes with every
 * filter and drawer.
 */
export const Pathname = createContext('/');

/** The path of the address; renders again when that changes, and not with its query. */
export function usePathname(): string {
  return useContext(Pathname);
}
