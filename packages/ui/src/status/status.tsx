import { Tag, type TagProps } from '../tag/tag.tsx';
import { type StatusKind, statusKinds } from './kinds.ts';

/** Props of {@link Status}: a tag's, without tone and icon, which the kind sets. */
export type StatusProps = Omit<TagProps, 'tone' | 'icon' | 'children'> & {
  /** The kind of status; it sets colour and shape. */
  kind: StatusKind;
  /** Replaces the usual word. */
  label?: string;
};

/** A status with word, shape and colour, the same on every screen. It is never a button. */
export function Status({ kind, label, ...rest }: StatusProps) {
  const { tone, icon, word } = statusKinds[kind];
  return (
    <Tag {...rest} tone={tone} icon={icon}>
      {label ?? word}
    </Tag>
  );
}
