import { ClampedText } from '@anupalan/ui';

/** A task's name in a table: an order's own words are long, so it takes up to two lines. */
export function TaskName({ name }: { name: string }) {
  return <ClampedText text={name} />;
}
