/** Quarter turns clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** How stored pixels are turned to be shown, by EXIF 2.32, tag 274 (orientation); those that are mirrored are missing. */
const TURNS: Readonly<Record<number, Rotation>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/** Whether a picture is stored as in a mirror: EXIF 2, 4, 5 and 7. */
export function isMirrored(orientation: number | undefined): boolean {
  return orientation !== undefined && [2, 4, 5, 7].includes(orientation);
}

/**
 * How a picture is shown: as the camera was held, then as a person turned it.
 * @param orientation of EXIF or TIFF; any other number counts as upright
 */
export function toTurn(orientation: number | undefined, rotation: Rotation): Rotation {
  return (((TURNS[orientation ?? 1] ?? 0) + rotation) % 360) as Rotation;
}
