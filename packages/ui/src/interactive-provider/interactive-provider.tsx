import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

/** Props of {@link InteractiveProvider}. */
export type InteractiveProviderProps = {
  /** The router's navigate function, for menu items and tabs that are links. */
  navigate?: (href: string) => void;
  children: ReactNode;
};

/**
 * Wraps an app that uses the interactive kit. It sets DD/MM/YYYY, weeks that start on Monday, and links through the
 * router.
 */
export function InteractiveProvider({ navigate, children }: InteractiveProviderProps) {
  const content = <I18nProvider locale="en-GB">{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content;
}
