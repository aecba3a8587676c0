import { part } from '../storybook/part.ts';
import { SiteMenu } from './site-menu.tsx';

export const parts = [
  part('SiteMenu', SiteMenu, {
    id: 'menu',
    brand: 'Anupalan',
    links: [{ label: 'Blog', href: '#blog' }],
    actions: [{ label: 'Sign In', href: '#login' }],
  }),
];
