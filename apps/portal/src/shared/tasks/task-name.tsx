/** A task's name in a table: whole, in whichever script and on as many lines as it takes (D48). */
export function TaskName({ name }: { name: string }) {
  return <span dir="auto">{name}</span>;
}
