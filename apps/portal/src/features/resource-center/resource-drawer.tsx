import { isApiError } from '@anupalan/api-client/api-error';
import { useGetResourceQuery } from '@anupalan/api-client/endpoints/resources';
import type { Resource } from '@anupalan/api-client/types';
import { RESOURCE_KIND_LABELS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECT_LABELS } from '@anupalan/enums/statutory';
import {
  Button,
  KeyValueList,
  LoadError,
  Notice,
  PlainText,
  Section,
  SkeletonRows,
  Stack,
  TextLink,
} from '@anupalan/ui';
import { Drawer } from '@anupalan/ui/interactive';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useAccess, useAppRole, useScreenPath } from '../../shared/session/use-session.ts';
import { CertaintyTag } from './certainty-tag.tsx';
import { toAddressText, toCertainty, toPlaces } from './resource-words.ts';
import type { Bookmarks } from './use-bookmarks.ts';
import { resourceWords } from './words.ts';

function Address({ href }: { href: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer" isUnderlined>
      {toAddressText(href)}
      <span className="sr"> {resourceWords.opensNewPage}</span>
    </TextLink>
  );
}

/** The duties of the catalogue that follow from an entry; links for who may open the catalogue. */
function Duties({ statutory }: Pick<Resource, 'statutory'>) {
  const catalogue = `${useScreenPath()('reportingTasks')}/catalogue`;
  const canOpen = useAccess('Reporting Task');
  const isCompany = useAppRole() === 'company';
  if (statutory.length === 0) return null;
  return (
    <Section title={resourceWords.requirements}>
      <ul>
        {statutory.map(({ id, title }) => (
          <li key={id}>
            {canOpen && isCompany ? (
              <TextLink href={`${catalogue}?view=all&entry=${id}`} isUnderlined>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Content({ resource }: { resource: Resource }) {
  const { kind, topic, states, authority, reference, address, source, isReplaced } = resource;
  return (
    <Stack gap={5}>
      {isReplaced && (
        <Notice tone="warn" title={resourceWords.replacedTitle}>
          {resourceWords.replacedText}
        </Notice>
      )}
      <PlainText>{resource.summary}</PlainText>
      <KeyValueList
        items={[
          { key: resourceWords.facts.kind, value: RESOURCE_KIND_LABELS[kind] },
          { key: resourceWords.facts.topic, value: STATUTORY_SUBJECT_LABELS[topic] },
          { key: resourceWords.facts.region, value: toPlaces(states) },
          { key: resourceWords.facts.issuedBy, value: authority },
          { key: resourceWords.facts.provision, value: reference },
          {
            key: resourceWords.facts.publication,
            value: address === null ? null : <Address href={address} />,
          },
        ]}
      />
      <Section title={resourceWords.facts.status}>
        <Stack gap={2}>
          <div>
            <CertaintyTag verification={resource.verification} />
          </div>
          <p>{toCertainty(resource)}</p>
          {source === null ? (
            <p className="muted">{resourceWords.noLink}</p>
          ) : (
            <p>
              {resourceWords.source} <Address href={source} />
            </p>
          )}
        </Stack>
      </Section>
      <Duties statutory={resource.statutory} />
    </Stack>
  );
}

/** Props of {@link ResourceDrawer}. */
export type ResourceDrawerProps = { slug: string; bookmarks: Bookmarks; onClose: () => void };

/** One entry: what it says, who issued it, whether that is verified, and what follows from it. */
export function ResourceDrawer({ slug, bookmarks, onClose }: ResourceDrawerProps) {
  const { data, isLoading, error, isFetching, refetch } = useGetResourceQuery(slug);
  const isGone = isApiError(error) && error.status === 404;
  const isMarked = bookmarks.has(slug);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data?.title ?? resourceWords.title}
      footer={
        data !== undefined && (
          <Button
            icon={isMarked ? BookmarkCheck : Bookmark}
            aria-pressed={isMarked}
            onClick={() => bookmarks.toggle(slug)}
          >
            {isMarked ? resourceWords.bookmarked : resourceWords.bookmark}
          </Button>
        )
      }
    >
      {isLoading && <SkeletonRows rows={5} label={resourceWords.loading} />}
      {isGone && <LoadError title={resourceWords.gone} />}
      {error !== undefined && !isGone && data === undefined && (
        <LoadError title={resourceWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data !== undefined && <Content resource={data} />}
    </Drawer>
  );
}
