import { part } from '../storybook/part.ts';
import { heroArt } from '../storybook/site-samples.tsx';
import { HeroArt } from './hero-art.tsx';
import { SiteStrip } from './site-hero.tsx';

export const parts = [
  part('HeroArt', HeroArt, heroArt),
  part('SiteStrip', SiteStrip, { label: 'Coverage', title: 'Built around', items: ['Water Act 1974'] }),
];
