import { ClampedText } from '@anupalan/ui';

/** A task's name in a table: whole, as generated names are (D48); one that somebody made very long takes four lines. */
export function TaskName({ name }: { name: string }) {
  return <ClampedText text={name} isLong />;
}
