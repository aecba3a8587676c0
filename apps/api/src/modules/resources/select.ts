import { listStatutoryRows, RESOURCES, RESOURCES_WRITTEN_ON } from '@anupalan/compliance/resources/catalogue';
import type { Resource as Entry } from '@anupalan/compliance/resources/types';
import { RESOURCE_KINDS } from '@anupalan/enums/resources';
import { STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import type { Resource } from '@anupalan/validators/entities/resource';
import { type ResourcesQuery, resourcesList } from '@anupalan/validators/requests/resources';
import { toSort, toWindow } from '../../http/list.ts';

const byTitle = new Intl.Collator('en-IN', { numeric: true });

/** An entry as it is answered. */
export function toResource({ rows, states, ...entry }: Entry): Resource {
  return {
    ...entry,
    states: states === null ? null : [...states],
    writtenOn: RESOURCES_WRITTEN_ON,
    statutory: listStatutoryRows({ rows }).map(({ id, title }) => ({ id, title })),
  };
}

/** The entries that a query asks for. Every word of the keyword must stand somewhere in the entry. */
export function selectResources(query: ResourcesQuery): { resources: Resource[]; total: number } {
  const { kind, topic, state, verification } = query;
  const words = query.keyword?.toLowerCase().split(/\s+/) ?? [];
  const found = RESOURCES.filter(
    (entry) =>
      (!kind || entry.kind === kind) &&
      (!topic || entry.topic === topic) &&
      (!verification || entry.verification === verification) &&
      (!state || entry.states === null || entry.states.includes(state)) &&
      words.every((word) => toWords(entry).includes(word)),
  );
  const { by, order } = toSort(resourcesList, query);
  const sign = order === 'desc' ? -1 : 1;
  const rank = toRank(by);
  const sorted = [...found].sort(
    (one, other) => sign * (rank(one) - rank(other) || byTitle.compare(one.title, other.title)),
  );
  const { limit, offset } = toWindow(query);
  return { resources: sorted.slice(offset, offset + limit).map(toResource), total: found.length };
}

function toRank(sortBy: ResourcesQuery['sortBy']): (entry: Entry) => number {
  if (sortBy === 'kind') return ({ kind }) => RESOURCE_KINDS.indexOf(kind);
  if (sortBy === 'verification') return ({ verification }) => STATUTORY_VERIFICATIONS.indexOf(verification);
  return () => 0;
}

function toWords({ title, summary, authority, reference, states }: Entry): string {
  return [title, summary, authority, reference ?? '', ...(states ?? [])].join(' ').toLowerCase();
}
