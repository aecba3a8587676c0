import { part } from '../storybook/part.ts';
import { WhatsAppIcon } from './brand-icons.tsx';

export const parts = [part('WhatsAppIcon', WhatsAppIcon, {})];
