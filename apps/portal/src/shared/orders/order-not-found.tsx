import { EmptyState, LinkButton, Page } from '@anupalan/ui';

/** The page of an order that is not there, or not to be seen. `listHref`: the list that it would stand in. */
export function OrderNotFound({ listHref }: { listHref: string }) {
  return (
    <Page>
      <EmptyState
        level={2}
        title="This order was not found"
        text="It may have been deleted."
        action={<LinkButton href={listHref}>All orders</LinkButton>}
      />
    </Page>
  );
}
