import { part } from '../storybook/part.ts';
import { LinkedInIcon, WhatsAppIcon } from './brand-icons.tsx';

export const parts = [part('WhatsAppIcon', WhatsAppIcon, {}), part('LinkedInIcon', LinkedInIcon, {})];
