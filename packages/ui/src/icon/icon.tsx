import type { ComponentType } from 'react';

/** An icon component, for example any of lucide-react. */
export type IconType = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}>;

/** Props of {@link Icon}. `size` is in pixels. */
export type IconProps = { of: IconType; size?: number; strokeWidth?: number; className?: string };

/** A decorative icon in the kit's stroke. The meaning is always in words beside it. */
export function Icon({ of: Glyph, size = 18, strokeWidth = 1.75, className }: IconProps) {
  return <Glyph size={size} strokeWidth={strokeWidth} className={className} aria-hidden="true" />;
}
