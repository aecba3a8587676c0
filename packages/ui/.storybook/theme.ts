import { create } from 'storybook/theming/create';
import { fonts, scales, themes } from '../src/tokens/tokens.generated.ts';

const { light } = themes;
const radius = Number.parseInt(scales.radius[0].tokens['r-2'], 10);

/** Storybook's own frame in the product's colours and type, out of the same JSON. */
export const theme = create({
  base: 'light',
  brandTitle: 'Anupalan UI kit',
  brandUrl: './',
  fontBase: fonts.ui,
  fontCode: fonts.mono,
  colorPrimary: light.primary,
  colorSecondary: light.primary,
  appBg: light.bg,
  appContentBg: light.surface,
  appPreviewBg: light.bg,
  appBorderColor: light.border,
  appBorderRadius: radius,
  textColor: light.text,
  textMutedColor: light['text-muted'],
  barBg: light.surface,
  barTextColor: light['text-muted'],
  barSelectedColor: light.primary,
  barHoverColor: light['primary-hover'],
  inputBg: light.surface,
  inputBorder: light['border-control'],
  inputTextColor: light.text,
  inputBorderRadius: radius,
});
