import type { CommandItem } from '@anupalan/ui/interactive';

/** A row of the search with the address that it leads to. */
export type FoundItem = CommandItem & { href: string };
