import { DOCUMENT_STATUS_LABELS, DOCUMENT_STATUSES } from '@anupalan/enums/consents';
import { KEYWORD_MAX_LENGTH } from '@anupalan/enums/limits';
import { SearchInput, Select } from '@anupalan/ui';
import type { ListAddress } from '../../../shared/routing/use-list-query.ts';
import styles from './documents.module.css';
import { useTypedWords } from './use-typed-words.ts';

/** Search and state of the list, kept in the address. */
export function DocumentsFilters({ list }: { list: ListAddress }) {
  const { keyword, get, set } = list;
  const { typed, onType, clear } = useTypedWords(keyword, (words) => set({ keyword: words }));
  return (
    <search className={styles.filters}>
      <SearchInput
        label="Search orders"
        placeholder="Search orders"
        maxLength={KEYWORD_MAX_LENGTH}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onClear={clear}
      />
      <Select
        aria-label="State of the reading"
        value={get('status')}
        placeholder="Every state"
        options={DOCUMENT_STATUSES.map((value) => ({ value, label: DOCUMENT_STATUS_LABELS[value] }))}
        onChange={(event) => set({ status: event.currentTarget.value })}
      />
    </search>
  );
}
