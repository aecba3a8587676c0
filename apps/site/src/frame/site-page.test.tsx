// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SitePage } from './site-page.tsx';

beforeEach(() => {
  render(
    <SitePage path="/blog" year={2026}>
      Text
    </SitePage>,
  );
});
afterEach(cleanup);

const listLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  test('leads to four pages, to Sign In and to Start Free Trial, both of which are the login', () => {
    const header = screen.getByRole('banner');
    const links = listLinks(header).filter(([text]) => text !== 'Anupalan');
    const pages = [
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Blog', '/blog'],
      ['Contact', '/contact-us'],
    ];
    const actions = [
      ['Sign In', '/login'],
      ['Start Free Trial', '/login'],
    ];
    // Once in the bar, once in the menu of phones.
    expect(links).toEqual([...pages, ...actions, ...pages, ...actions]);
  });

  test('marks the page that is open', () => {
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    const marked = main.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Blog']);
  });
});

describe('the footer', () => {
  const footer = () => screen.getByRole('contentinfo');
  const group = (name: string) => listLinks(within(footer()).getByRole('navigation', { name }));

  test('has the links of the company, the resources and the legal ones', () => {
    expect(group('Company')).toEqual(
      expect.arrayContaining([
        ['About Us', '/about-us'],
        ['Contact', '/contact-us'],
      ]),
    );
    expect(group('Resources')).toEqual(expect.arrayContaining([['Blog', '/blog']]));
    expect(group('Legal')).toEqual([['Privacy Policy', '/privacy']]);
  });

  test('has the four badges, worded so that each is true', () => {
    const badges = within(footer()).getByRole('list', { name: 'Standards the product is built to' });
    const shown = within(badges)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'ISO 27001Built to ISO 27001 controls',
      'SOC 2Built to SOC 2 criteria',
      'GDPRBuilt to GDPR principles',
      'CPCBBuilt for CPCB and state board orders',
    ]);
  });

  test('says where it serves, on whose experience it builds, and whose it is', () => {
    const { textContent } = footer();
    expect(textContent).toContain('Serving industries across India');
    expect(textContent).toContain('Built on the regulatory experience of our parent services firm');
    expect(textContent).toContain('© 2026 Anupalan');
  });

  test('asks for an address of the newsletter', () => {
    within(footer()).getByRole('textbox', { name: /once a month/ });
    within(footer()).getByRole('button', { name: 'Subscribe' });
  });
});

test('the widget floats on every page', () => {
  expect(document.querySelector('[data-island="widget"] details')).not.toBeNull();
});
