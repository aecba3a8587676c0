import { isApiError } from '@anupalan/api-client/api-error';
import { type EnquiryTarget, useGetEnquiryPrefillQuery } from '@anupalan/api-client/endpoints/enquiries';
import { useGetLabQuery } from '@anupalan/api-client/endpoints/labs';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import {
  Breadcrumb,
  Card,
  CardBody,
  CardHead,
  EmptyState,
  LinkButton,
  LoadError,
  Page,
  SkeletonRows,
} from '@anupalan/ui';
import { useSearchParams } from 'react-router';
import { parseTarget, toLabPath, toMarketplacePath } from '../../../shared/enquiries/enquiry-paths.ts';
import { useIsUnconfirmed } from '../../../shared/session/use-is-unconfirmed.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { words } from './words.ts';

function Loaded({ labId, target }: { labId: string; target: EnquiryTarget }) {
  const hasTarget = Object.keys(target).length > 0;
  const lab = useGetLabQuery(labId);
  const prefill = useGetEnquiryPrefillQuery(target, { skip: !hasTarget, refetchOnMountOrArgChange: true });
  // A task that is not there any more is no reason not to ask.
  const isTargetGone = isApiError(prefill.error) && prefill.error.status === 404;
  const isLabGone = isApiError(lab.error) && lab.error.status === 404;
  if (isLabGone) {
    return (
      <Page>
        <EmptyState
          level={2}
          title={words.notFoundTitle}
          text={words.notFoundText}
          action={<LinkButton href={toMarketplacePath(target)}>{words.allLaboratories}</LinkButton>}
        />
      </Page>
    );
  }
  const hasFailed = lab.error !== undefined || (prefill.error !== undefined && !isTargetGone);
  const isPrefilled = !hasTarget || prefill.data !== undefined || isTargetGone;
  if (lab.data === undefined || !isPrefilled) {
    return (
      <Page>
        {hasFailed ? (
          <LoadError
            title={words.loadError}
            onRetry={() => {
              void lab.refetch();
              if (hasTarget) void prefill.refetch();
            }}
            isRetrying={lab.isFetching || prefill.isFetching}
          />
        ) : (
          <Card aria-label={words.title}>
            <SkeletonRows label={words.loading} />
          </Card>
        )}
      </Page>
    );
  }
  return (
    <Page
      width="form"
      title={words.ask(lab.data.name)}
      trail={
        <Breadcrumb
          items={[
            { label: words.breadcrumb, href: toMarketplacePath(target) },
            { label: lab.data.name, href: toLabPath(labId) },
            { label: words.title },
          ]}
        />
      }
    >
      <Card aria-labelledby="enquiry-head">
        <CardHead id="enquiry-head" title={words.title} />
        <CardBody>
          <EnquiryForm
            lab={lab.data}
            prefill={isTargetGone ? undefined : prefill.data}
            target={isTargetGone ? {} : target}
          />
        </CardBody>
      </Card>
    </Page>
  );
}

/** Asks a laboratory; from a task or a due date the form is filled in. */
export function NewEnquiryPage({ labId }: { labId: string }) {
  const [params] = useSearchParams();
  const canAsk = useAccess('Reporting Task', 'manage');
  const isUnconfirmed = useIsUnconfirmed();
  if (canAsk && !isUnconfirmed) return <Loaded labId={labId} target={parseTarget(params)} />;
  return (
    <Page>
      <Card aria-label={words.title}>
        <EmptyState
          title={isUnconfirmed ? AUTH_MESSAGES.unverified : words.noPermissionTitle}
          text={isUnconfirmed ? words.unconfirmedText : words.noPermissionText}
          action={<LinkButton href={toLabPath(labId)}>{words.backToLaboratory}</LinkButton>}
        />
      </Card>
    </Page>
  );
}
