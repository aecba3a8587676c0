import { Card, CardBody, CardHead, KeyValueList, Stack } from '@anupalan/ui';

/** The verified domain, which follows from the owner's address and is not typed (D16). */
export function DomainCard({ domain }: { domain: string | null }) {
  return (
    <Card aria-labelledby="domain">
      <CardHead title="Verified domain" id="domain" />
      <CardBody>
        <Stack gap={3}>
          <KeyValueList items={[{ key: 'Domain', value: domain }]} emptyText="None" />
          <p className="muted">
            {domain === null
              ? 'The owner’s address is from a public mail provider or is not verified yet. You can invite people with any address, at most 20 a day.'
              : `It comes from the owner’s verified address. Only people with an address at ${domain} can be invited.`}
          </p>
        </Stack>
      </CardBody>
    </Card>
  );
}
