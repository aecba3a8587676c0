import { create } from 'storybook/theming/create';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };

const { light } = tokens.theme;

/** Storybook's own frame in the product's colours and type, out of the same JSON. */
export const theme = create({
  base: 'light',
  brandTitle: 'Anupalan UI kit',
  brandUrl: './',
  fontBase: tokens.font.ui,
  fontCode: tokens.font.mono,
  colorPrimary: light.primary,
  colorSecondary: light.primary,
  appBg: light.bg,
  appContentBg: light.surface,
  appPreviewBg: light.bg,
  appBorderColor: light.border,
  appBorderRadius: Number.parseInt(tokens.radius['r-2'], 10),
  textColor: light.text,
  textMutedColor: light['text-muted'],
  barBg: light.surface,
  barTextColor: light['text-muted'],
  barSelectedColor: light.primary,
  barHoverColor: light['primary-hover'],
  inputBg: light.surface,
  inputBorder: light['border-control'],
  inputTextColor: light.text,
  inputBorderRadius: Number.parseInt(tokens.radius['r-2'], 10),
});
