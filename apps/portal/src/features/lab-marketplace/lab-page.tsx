import { isApiError } from '@anupalan/api-client/api-error';
import { useGetLabQuery } from '@anupalan/api-client/endpoints/labs';
import type { Lab } from '@anupalan/api-client/types';
import { LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import {
  Breadcrumb,
  Card,
  CardBody,
  CardHead,
  EmptyState,
  FoldingCard,
  Grid,
  GridItem,
  Inline,
  KeyValueList,
  LinkButton,
  LoadError,
  Page,
  PlainText,
  Section,
  SkeletonRows,
  Stack,
  Tag,
  TextLink,
} from '@anupalan/ui';
import { useSearchParams } from 'react-router';
import {
  AccreditationTag,
  describeNabl,
  describeRecognition,
} from '../../shared/enquiries/accreditation-tag.tsx';
import { parseTarget, toMarketplacePath, toNewEnquiryPath } from '../../shared/enquiries/enquiry-paths.ts';
import { useIsUnconfirmed } from '../../shared/session/use-is-unconfirmed.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import { pageWords } from './words.ts';

function Tags({ words }: { words: readonly string[] }) {
  return (
    <Inline gap={1}>
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </Inline>
  );
}

/** What the laboratory tests. A phone folds it and says how much it is: unfolded, it is longer than a screen. */
function ScopeCard({ lab }: { lab: Lab }) {
  const media = lab.scope.length;
  const parameters = lab.scope.reduce((sum, each) => sum + each.parameters.length, 0);
  return (
    <FoldingCard foldName={pageWords.scopeFold} aria-labelledby="scope">
      <CardHead title={pageWords.scope} id="scope" note={pageWords.scopeNote(media, parameters)} />
      <CardBody>
        <Stack gap={5}>
          {lab.scope.map(({ medium, parameters }) => (
            <Section key={medium} title={LAB_MEDIUM_LABELS[medium]}>
              <Tags words={parameters} />
            </Section>
          ))}
        </Stack>
      </CardBody>
    </FoldingCard>
  );
}

/** Why the contact is not shown, or null where it is: the server leaves it out for the same people. */
function useWhyNoContact(): string | null {
  const isUnconfirmed = useIsUnconfirmed();
  const canSee = useAccess('Reporting Task');
  if (isUnconfirmed) return pageWords.contact.confirmAddress;
  return canSee ? null : pageWords.contact.needsPermission;
}

function FactsCards({ lab }: { lab: Lab }) {
  const { accreditation, contactEmail, contactPhone } = lab;
  const whyNoContact = useWhyNoContact();
  const reached = [
    { key: pageWords.contact.person, value: lab.contactName },
    {
      key: pageWords.contact.email,
      value: contactEmail && <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>,
    },
    {
      key: pageWords.contact.phone,
      value: contactPhone && <TextLink href={`tel:+91${contactPhone}`}>{contactPhone}</TextLink>,
    },
  ];
  return (
    <Stack gap={5}>
      <Card aria-labelledby="accreditation">
        <CardHead title={pageWords.accreditation.title} id="accreditation" />
        <CardBody>
          <KeyValueList
            items={[
              { key: pageWords.accreditation.nabl, value: describeNabl(accreditation) },
              { key: pageWords.accreditation.act, value: describeRecognition(accreditation) },
            ]}
          />
        </CardBody>
      </Card>
      <Card aria-labelledby="equipment">
        <CardHead title={pageWords.equipment} id="equipment" />
        <CardBody>
          {lab.equipment.length === 0 ? (
            <p className="muted">{pageWords.notGiven}</p>
          ) : (
            <Tags words={lab.equipment} />
          )}
        </CardBody>
      </Card>
      <Card aria-labelledby="contact">
        <CardHead title={pageWords.contact.title} id="contact" />
        <CardBody>
          <Stack gap={4}>
            {whyNoContact !== null && <p className="muted">{whyNoContact}</p>}
            <KeyValueList
              items={[
                ...(whyNoContact === null ? reached : []),
                { key: pageWords.contact.address, value: lab.address },
                { key: pageWords.contact.state, value: lab.state },
                { key: pageWords.contact.statesServed, value: lab.statesServed.join(', ') },
              ]}
            />
          </Stack>
        </CardBody>
      </Card>
    </Stack>
  );
}

/** One laboratory under its own address. */
export function LabPage({ labId }: { labId: string }) {
  const [params] = useSearchParams();
  const target = parseTarget(params);
  const isUnconfirmed = useIsUnconfirmed();
  const canAsk = useAccess('Reporting Task', 'manage') && !isUnconfirmed;
  const { data, error, isFetching, refetch } = useGetLabQuery(labId);
  const back = toMarketplacePath(target);
  if (isApiError(error) && error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={2}
          title={pageWords.notFoundTitle}
          text={pageWords.notFoundText}
          action={<LinkButton href={back}>{pageWords.allLaboratories}</LinkButton>}
        />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page>
        {error === undefined ? (
          <Card aria-label={pageWords.title}>
            <SkeletonRows label={pageWords.loading} />
          </Card>
        ) : (
          <LoadError title={pageWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={data.name}
      aside={<AccreditationTag accreditation={data.accreditation} />}
      text={[data.address, data.state].filter((part) => part !== null).join(', ')}
      trail={<Breadcrumb items={[{ label: pageWords.breadcrumb, href: back }, { label: data.name }]} />}
      actions={
        canAsk && (
          <LinkButton variant="primary" href={toNewEnquiryPath(labId, target)}>
            {pageWords.sendEnquiry}
          </LinkButton>
        )
      }
    >
      <Grid>
        <GridItem span={7}>
          <Stack gap={5}>
            {data.about !== null && (
              <Card aria-labelledby="about">
                <CardHead title={pageWords.about} id="about" />
                <CardBody>
                  <PlainText>{data.about}</PlainText>
                </CardBody>
              </Card>
            )}
            <ScopeCard lab={data} />
          </Stack>
        </GridItem>
        <GridItem span={5}>
          <FactsCards lab={data} />
        </GridItem>
      </Grid>
    </Page>
  );
}
