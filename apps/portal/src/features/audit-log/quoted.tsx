/** A quoted name, with its marks. */
const NAME = /(“[^”]*”)/;

/** A sentence of the trail: what it names in quotation marks is what one looks for, and is bold. */
export function Quoted({ text }: { text: string }) {
  return text.split(NAME).map((part, at) => (part.startsWith('“') ? <b key={at}>{part}</b> : part));
}
