import { Card, CardBody, CardHead, KeyValueList, Stack } from '@anupalan/ui';
import { domainWords } from './words.ts';

/** The verified domain, which follows from the owner's address and is not typed (D16). */
export function DomainCard({ domain }: { domain: string | null }) {
  return (
    <Card aria-labelledby="domain">
      <CardHead title={domainWords.title} id="domain" />
      <CardBody>
        <Stack gap={3}>
          <KeyValueList items={[{ key: domainWords.domain, value: domain }]} emptyText={domainWords.none} />
          <p className="muted">{domain === null ? domainWords.noneText : domainWords.text(domain)}</p>
        </Stack>
      </CardBody>
    </Card>
  );
}
