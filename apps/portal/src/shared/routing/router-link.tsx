import type { LinkProps } from '@anupalan/ui';
import { createContext, type MouseEvent, useContext } from 'react';
import { createPath, type DataRouter } from 'react-router';
import { usePathname } from './pathname.ts';

/** The app's router, for links: they need no more of it, and are not drawn again when the address changes. */
export const LinkRouter = createContext<DataRouter | null>(null);

function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** The whole of an address that only changes the query or the anchor of a path. */
function toAddress(pathname: string, href: string): string {
  if (href === '?') return pathname;
  return /^[?#]/.test(href) ? pathname + href : href;
}

/** Goes to an address of the app. What changes the query alone opens over the screen, or narrows it: in the same frame. */
function follow(router: DataRouter, address: string): void {
  const here = router.state.location;
  const isHere = address.split(/[?#]/)[0] === here.pathname;
  void router.navigate(address, { replace: address === createPath(here), flushSync: isHere });
}

/**
 * Renders the kit's links with the router; other sites, files, mails and calls stay plain anchors. The router's own link
 * listens to the whole address, so that each filter and each drawer would draw all links of the page.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const router = useContext(LinkRouter);
  const pathname = usePathname();
  const isOwn = /^[/?#](?!\/)/.test(href) && rest.target === undefined && rest.download === undefined;
  const address = isOwn ? toAddress(pathname, href) : href;
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOwn || router === null || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    follow(router, address);
  };
  return <a {...rest} href={address} onClick={onPress} />;
}
