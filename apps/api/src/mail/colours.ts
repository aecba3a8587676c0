/** A colour by day and by night, as the tokens of the kit have it; mails know no custom properties. */
type Colour = { light: string; dark: string };

/** The colours of mails, by the names of the kit's tokens (a test compares them). */
export const MAIL_COLOURS = {
  bg: { light: '#f9faf7', dark: '#0c120f' },
  surface: { light: '#ffffff', dark: '#141b17' },
  border: { light: '#e4e6e1', dark: '#2b3430' },
  text: { light: '#171a14', dark: '#f2f4f0' },
  'text-muted': { light: '#50544b', dark: '#b9c0bb' },
  'text-subtle': { light: '#686d63', dark: '#99a19b' },
  primary: { light: '#04614d', dark: '#71d4b3' },
  'on-primary': { light: '#ffffff', dark: '#001912' },
  link: { light: '#04614d', dark: '#89dbbe' },
  'danger-bg': { light: '#feefed', dark: '#471a16' },
  'danger-text': { light: '#770d0f', dark: '#ffbfb7' },
  'warn-bg': { light: '#fef1df', dark: '#382609' },
  'warn-text': { light: '#553800', dark: '#f5c989' },
  'info-bg': { light: '#eaf5ff', dark: '#122c41' },
  'info-text': { light: '#00426b', dark: '#a9d7fe' },
} as const satisfies Record<string, Colour>;

/** The name of a colour of mails. */
export type MailColour = keyof typeof MAIL_COLOURS;
