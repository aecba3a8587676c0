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

function Address({ href }: { href: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer" isUnderlined>
      {toAddressText(href)}
      <span className="sr"> (opens a new page)</span>
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
    <Section title="What it requires">
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
        <Notice tone="warn" title="Replaced by a later text">
          Older orders still refer to it. Check your order and the newer text.
        </Notice>
      )}
      <PlainText>{resource.summary}</PlainText>
      <KeyValueList
        items={[
          { key: 'Kind', value: RESOURCE_KIND_LABELS[kind] },
          { key: 'Topic', value: STATUTORY_SUBJECT_LABELS[topic] },
          { key: 'Applies in', value: toPlaces(states) },
          { key: 'Issued by', value: authority },
          { key: 'Section, rule or form', value: reference },
          { key: 'Where it is published', value: address === null ? null : <Address href={address} /> },
        ]}
      />
      <Section title="Status">
        <Stack gap={2}>
          <div>
            <CertaintyTag verification={resource.verification} />
          </div>
          <p>{toCertainty(resource)}</p>
          {source === null ? (
            <p className="muted">No link to the text is known.</p>
          ) : (
            <p>
              Source: <Address href={source} />
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
      title={data?.title ?? 'Resource'}
      footer={
        data !== undefined && (
          <Button
            icon={isMarked ? BookmarkCheck : Bookmark}
            aria-pressed={isMarked}
            onClick={() => bookmarks.toggle(slug)}
          >
            {isMarked ? 'Bookmarked' : 'Bookmark'}
          </Button>
        )
      }
    >
      {isLoading && <SkeletonRows rows={5} label="Loading resource" />}
      {isGone && <LoadError title="This resource was not found" />}
      {error !== undefined && !isGone && data === undefined && (
        <LoadError
          title="The resource could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && <Content resource={data} />}
    </Drawer>
  );
}
