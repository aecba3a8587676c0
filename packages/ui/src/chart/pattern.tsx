import styles from './chart-frame.module.css';
import { toLook } from './looks.ts';

/** The patterns of bars: solid, stripes, dots and a grid. Bars differ without colour. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => {
        const { fill } = toLook(index);
        const kind = index % 4;
        return (
          <pattern
            key={index}
            id={`${id}-${index}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={kind === 1 ? 'rotate(45)' : undefined}
          >
            <rect className={kind === 0 ? fill : styles.ground} width="6" height="6" />
            {kind === 1 && <rect className={fill} width="3.5" height="6" />}
            {kind === 2 && <circle className={fill} cx="3" cy="3" r="2" />}
            {kind === 3 && <path className={fill} d="M0,0h6v2h-6zM0,0h2v6h-2z" />}
          </pattern>
        );
      })}
    </defs>
  );
}
