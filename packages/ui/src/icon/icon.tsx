import type { ComponentProps, ComponentType, Ref } from 'react';

/** The props of an icon component: an svg's, the size and the width of the stroke. */
export type IconGlyphProps = Omit<ComponentProps<'svg'>, 'ref'> & {
  size?: number | string;
  ref?: Ref<SVGSVGElement>;
};

/** An icon component, for example one from lucide-react. */
export type IconType = ComponentType<IconGlyphProps>;

/** Props of {@link Icon}: an svg's. */
export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> & {
  /** The icon to show. */
  of: IconType;
  /** The width and height in pixels. */
  size?: number;
  /** The width of the stroke, on the icon's grid of 24 by 24. */
  strokeWidth?: number;
};

/** A decorative icon with the kit's stroke. Words beside it must give the meaning. */
export function Icon({ of: Glyph, size = 18, strokeWidth = 1.75, ...rest }: IconProps) {
  return <Glyph aria-hidden="true" {...rest} size={size} strokeWidth={strokeWidth} />;
}
