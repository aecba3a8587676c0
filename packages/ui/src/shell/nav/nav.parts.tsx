import { part } from '../../storybook/part.ts';
import { ORGANISATION, toSampleSections } from '../samples.ts';
import { NavMenu } from './nav-menu.tsx';
import { OrganisationBox } from './organisation-box.tsx';

export const parts = [
  part('NavMenu', NavMenu, { sections: toSampleSections('dashboard') }),
  part('OrganisationBox', OrganisationBox, ORGANISATION),
];
