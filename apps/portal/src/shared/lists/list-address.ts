import type { DataSort } from '@anupalan/ui/table';
import { checkInput } from '@anupalan/validators/check';
import type { CheckedQuery, ListSort } from '@anupalan/validators/requests/list-query';
import type { AnySchema, InferType } from 'yup';

/** Checks of single values, by name. */
export type Fields = Readonly<Record<string, AnySchema>>;

/** What an address needs to know of the definition of a list. */
export type AnyList = {
  sorts: readonly string[];
  pageSize: number;
  pageSizes: readonly number[];
  filters: Fields;
  schema: AnySchema;
};

/** Filters as the call takes them; one that is absent filters nothing. */
export type FiltersOf<L extends AnyList, K extends keyof L['filters']> = Partial<
  Pick<CheckedQuery<L>, K & keyof CheckedQuery<L>>
>;

/** How a screen writes a list into its address. What can be said is the definition's matter, under which name ours. */
export type ListAddress<L extends AnyList, K extends keyof L['filters'], O extends Fields> = {
  list: L;
  /** Filters of the call that the address holds, each with its name there. */
  filters: Readonly<Record<K, string>>;
  /** A check that allows less than the API does, for example only what the screen has words for. */
  narrow: Readonly<Partial<Record<K, AnySchema>>>;
  /** What the screen reads besides and does not send as it is. */
  own: O;
  /** Names that are set by tabs or the like: they do not count as filters, and clearing leaves them. */
  tabs: readonly string[];
};

/** Defines how a screen writes a list into its address; see {@link ListAddress}. */
export function defineAddress<
  L extends AnyList,
  const K extends keyof L['filters'] = never,
  O extends Fields = Record<never, never>,
>(
  list: L,
  options: {
    filters?: Readonly<Record<K, string>>;
    narrow?: Readonly<Partial<Record<K, AnySchema>>>;
    own?: O;
    tabs?: readonly string[];
  } = {},
): ListAddress<L, K, O> {
  return {
    list,
    filters: options.filters ?? ({} as Record<K, string>),
    narrow: options.narrow ?? ({} as Partial<Record<K, AnySchema>>),
    own: options.own ?? ({} as O),
    tabs: options.tabs ?? [],
  };
}

/** What an address says of any list. */
export type ReadState = {
  keyword: string;
  /** The texts of the filters that were understood, by their names in the address. */
  texts: Readonly<Record<string, string>>;
  /** Null where nothing is asked for. */
  sort: DataSort | null;
  pageNo: number;
  pageSize: number;
  /** Whether words or a filter narrow the list. */
  isFiltered: boolean;
  /** How many filters narrow it, besides the words of the search. */
  filterCount: number;
};

/** What an address says of its list. */
export type ReadList<L extends AnyList, K extends keyof L['filters'], O extends Fields> = ReadState & {
  filters: FiltersOf<L, K>;
  own: { [Name in keyof O]?: InferType<O[Name]> };
  /** The call: page, words, filters and sorting. What is not asked for is absent. */
  query: Partial<CheckedQuery<L>>;
};

/** Reads `title` or `-title`; null where the list cannot be sorted by it. */
export function readSort(text: string, sorts: readonly string[]): DataSort | null {
  const id = sorts.find((name) => name === text.replace(/^-/, ''));
  return id === undefined ? null : { id, isDescending: text.startsWith('-') };
}

/** How a list is sorted where its address says nothing, for a table that shows that too. */
export function toUsualSort({ list }: { list: { usualSort: ListSort<string> } }): DataSort {
  return { id: list.usualSort.by, isDescending: list.usualSort.order === 'desc' };
}

/** The sorting as an address writes it. */
export function toSortText({ id, isDescending }: DataSort): string {
  return isDescending ? `-${id}` : id;
}

/** The sorting as the call takes it; nothing for none. */
export function toSortQuery<L extends AnyList>(
  _address: { list: L },
  sort: DataSort | null,
): Partial<Pick<CheckedQuery<L>, 'sortBy' | 'sortOrder'>> {
  return (sort === null ? {} : { sortBy: sort.id, sortOrder: sort.isDescending ? 'desc' : 'asc' }) as Partial<
    CheckedQuery<L>
  >;
}

/** Reads the names that fields have in an address; what the check of a field cannot mean counts as not there. */
function readFields(names: Readonly<Record<string, string>>, fields: Fields, get: (name: string) => string) {
  const values: Record<string, unknown> = {};
  const texts: Record<string, string> = {};
  for (const [field, name] of Object.entries(names)) {
    const schema = fields[field];
    const text = get(name).trim();
    if (schema === undefined || text === '') continue;
    const result = checkInput(schema, text);
    if (result.kind !== 'ok' || result.value === undefined) continue;
    values[field] = result.value;
    texts[name] = text;
  }
  return { values, texts };
}

function ownNames({ own }: { own: Fields }): Record<string, string> {
  return Object.fromEntries(Object.keys(own).map((name) => [name, name]));
}

/** Reads an address. */
export function readAddress<L extends AnyList, K extends keyof L['filters'], O extends Fields>(
  address: ListAddress<L, K, O>,
  get: (name: string) => string,
): ReadList<L, K, O> {
  const { list } = address;
  const sent = readFields(address.filters, { ...list.filters, ...(address.narrow as Fields) }, get);
  const own = readFields(ownNames(address), address.own, get);
  const keyword = get('keyword').trim();
  const sort = readSort(get('sort'), list.sorts);
  const page = Number(get('page'));
  const pageNo = Number.isInteger(page) && page > 0 ? page : 1;
  const pageSize = list.pageSizes.find((known) => String(known) === get('size')) ?? list.pageSize;
  const texts = { ...sent.texts, ...own.texts };
  const filterCount = Object.keys(texts).filter((name) => !address.tabs.includes(name)).length;
  return {
    keyword,
    filters: sent.values as FiltersOf<L, K>,
    own: own.values as ReadList<L, K, O>['own'],
    texts,
    sort,
    pageNo,
    pageSize,
    isFiltered: keyword !== '' || filterCount > 0,
    filterCount,
    query: {
      pageNo,
      pageSize,
      ...(keyword === '' ? {} : { keyword }),
      ...sent.values,
      ...toSortQuery(address, sort),
    } as Partial<CheckedQuery<L>>,
  };
}

/** Every name of an address that narrows the list, emptied. */
export function toNoFilters<L extends AnyList, K extends keyof L['filters'], O extends Fields>(
  address: ListAddress<L, K, O>,
): Readonly<Record<string, string>> {
  const names = ['keyword', ...Object.values<string>(address.filters), ...Object.keys(address.own)];
  return Object.fromEntries(names.filter((name) => !address.tabs.includes(name)).map((name) => [name, '']));
}
