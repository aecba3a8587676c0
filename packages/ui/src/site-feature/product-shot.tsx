import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './site-feature.module.css';

/** A picture in two sizes, each with its width in pixels. */
export type ShotSources = readonly { href: string; width: number }[];

/** Props of {@link ProductShot}: a picture element's. */
export type ProductShotProps = Omit<ComponentProps<'picture'>, 'children'> & {
  /** A description of the picture for readers who cannot see it. */
  alt: string;
  /** AVIF files of the light theme. */
  light: ShotSources;
  /** AVIF files of the dark theme. */
  dark: ShotSources;
  /** A WebP file for browsers without AVIF. */
  fallback: string;
  /** The size on the page, so that nothing moves when the picture loads. */
  width: number;
  height: number;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
};

const toSet = (sources: ShotSources) => sources.map(({ href, width }) => `${href} ${width}w`).join(', ');

/** A part of the product's screen, in the reader's theme. It loads shortly before it is visible. */
export function ProductShot(props: ProductShotProps) {
  const { alt, light, dark, fallback, width, height, sizes, className, ...rest } = props;
  return (
    <picture {...rest} className={cx(styles.shot, className)}>
      <source media="(prefers-color-scheme: dark)" type="image/avif" srcSet={toSet(dark)} sizes={sizes} />
      <source type="image/avif" srcSet={toSet(light)} sizes={sizes} />
      <img src={fallback} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
