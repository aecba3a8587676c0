import { Tag, type TagProps } from '../tag/tag.tsx';
import { type StatusKind, statusKinds } from './kinds.ts';

/** Props of {@link Status}: a tag's, but for tone and icon, which belong to the kind. */
export type StatusProps = Omit<TagProps, 'tone' | 'icon' | 'children'> & {
  /** The kind of status; it sets colour and shape. */
  kind: StatusKind;
  /** Instead of the usual word, if the product uses another one. */
  label?: string;
};

/** A status: word, shape and colour together, the same everywhere. Never a button. */
export function Status({ kind, label, ...rest }: StatusProps) {
  const { tone, icon, word } = statusKinds[kind];
  return (
    <Tag {...rest} tone={tone} icon={icon}>
      {label ?? word}
    </Tag>
  );
}
