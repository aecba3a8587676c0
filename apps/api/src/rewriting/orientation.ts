/** Quarter turns clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** How stored pixels have to be shown: mirrored left to right where it says so, then turned clockwise. */
export type Lie = { isMirrored: boolean; turn: Rotation };

/** EXIF 2.32, tag 274 (orientation), 1 to 8. */
const LIES: readonly Lie[] = [
  { isMirrored: false, turn: 0 },
  { isMirrored: true, turn: 0 },
  { isMirrored: false, turn: 180 },
  { isMirrored: true, turn: 180 },
  { isMirrored: true, turn: 270 },
  { isMirrored: false, turn: 90 },
  { isMirrored: true, turn: 90 },
  { isMirrored: false, turn: 270 },
];

/**
 * How a picture is shown: as the camera held it, then as a person turned it.
 * @param orientation of EXIF or TIFF; anything but 1 to 8 counts as upright
 */
export function toLie(orientation: number | undefined, rotation: Rotation): Lie {
  const { isMirrored, turn } = LIES[(orientation ?? 1) - 1] ?? { isMirrored: false, turn: 0 };
  return { isMirrored, turn: ((turn + rotation) % 360) as Rotation };
}
