import type { ComponentProps, ComponentType, Ref } from 'react';

/** What an icon component takes: an svg's props, the side of the square and the width of the stroke. */
export type IconGlyphProps = Omit<ComponentProps<'svg'>, 'ref'> & {
  size?: number | string;
  ref?: Ref<SVGSVGElement>;
};

/** An icon component, for example any of lucide-react. */
export type IconType = ComponentType<IconGlyphProps>;

/** Props of {@link Icon}: an svg's. */
export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> & {
  /** Which icon. */
  of: IconType;
  /** Side of the square, in pixels. */
  size?: number;
  /** Of the 24 by 24 grid that the icon is drawn on. */
  strokeWidth?: number;
};

/** A decorative icon in the kit's stroke. The meaning is always in words beside it. */
export function Icon({ of: Glyph, size = 18, strokeWidth = 1.75, ...rest }: IconProps) {
  return <Glyph aria-hidden="true" {...rest} size={size} strokeWidth={strokeWidth} />;
}
