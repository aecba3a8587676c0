import type { ComponentProps } from 'react';

/** Props of the logos of other companies: an svg's, with the size of a lucide icon. */
export type BrandIconProps = ComponentProps<'svg'> & {
  /** The width and height, in pixels. */
  size?: number | string;
};

const drawn = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 } as const;

/** The logo of WhatsApp as a line drawing, because lucide has no brand logos. It is decoration beside the name. */
export function WhatsAppIcon({ size = 24, ...rest }: BrandIconProps) {
  return (
    <svg
      {...drawn}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      width={size}
      height={size}
    >
      <path d="M3 21l1.6-4.7A8.6 8.6 0 1 1 8 19.6L3 21z" />
      <path d="M9 9.2c0 3.2 2.6 5.8 5.8 5.8.6 0 1-.5 1-1v-.6l-1.8-.9-.8.9a4.6 4.6 0 0 1-2.6-2.6l.9-.8L10.6 8H10c-.6 0-1 .5-1 1.2z" />
    </svg>
  );
}
