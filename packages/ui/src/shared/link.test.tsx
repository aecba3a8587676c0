import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { LinkButton } from '../button/button.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { type LinkProps, LinkProvider } from './link.tsx';

function Routed({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-routed="">
      {children}
    </a>
  );
}

const links = (
  <>
    <LinkButton href="/tasks">Tasks</LinkButton>
    <Breadcrumb items={[{ label: 'Orders', href: '/orders' }, { label: 'One order' }]} />
    <Pagination page={2} pageCount={3} toHref={(page) => `?page=${page}`} />
  </>
);

test('without a provider the links of the kit are plain anchors', () => {
  const html = renderToStaticMarkup(links);
  expect(html).toContain('href="/tasks"');
  expect(html).not.toContain('data-routed');
});

test('with a provider every link of the kit is the app’s link', () => {
  const html = renderToStaticMarkup(<LinkProvider component={Routed}>{links}</LinkProvider>);
  const anchors = [...html.matchAll(/<a\s[^>]*>/g)].map((match) => match[0]);
  expect(anchors).toHaveLength(7);
  for (const anchor of anchors) expect(anchor).toContain('data-routed');
});

test('where the reader is, is no link', () => {
  expect(renderToStaticMarkup(links)).toContain('<span aria-current="page">One order</span>');
});
