import type { LinkProps } from '@anupalan/ui';
import { Link } from 'react-router';

/** Renders the kit's links with the router; other sites, files, mails and calls stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const isOwn = /^[/?#](?!\/)/.test(href) && rest.target === undefined && rest.download === undefined;
  return isOwn ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
