import { EmptyState, LinkButton, Page } from '@anupalan/ui';
import { orderWords } from './words.ts';

/** The page of an order that is not there, or not to be seen. `listHref`: the list that it would stand in. */
export function OrderNotFound({ listHref }: { listHref: string }) {
  return (
    <Page>
      <EmptyState
        level={2}
        title={orderWords.missing.title}
        text={orderWords.missing.text}
        action={<LinkButton href={listHref}>{orderWords.missing.all}</LinkButton>}
      />
    </Page>
  );
}
