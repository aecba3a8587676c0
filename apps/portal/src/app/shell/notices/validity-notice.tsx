import { useCheckValidityQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import { Banner, Inline, LinkButton, TextLink } from '@anupalan/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toApplicationPath, toRenewalPath } from '../../../shared/orders/order-paths.ts';
import { useAccess, useScreenPath, useSession } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { noteSeen, wasSeen } from './seen-today.ts';
import { findValidityWords, isToApply, type ValidityWords } from './validity-words.ts';
import { validityWords } from './words.ts';

const ValidityDialog = lazy(async () => ({
  default: (await import('../later.ts')).ValidityDialog,
}));

/** The one thing to do: renew the only one, look at several, or upload the first. Null: this user may do none. */
function useAction({ tone, documents }: Pick<ValidityWords, 'tone' | 'documents'>) {
  const toPath = useScreenPath();
  const canRenew = useAccess('Consent Analyzer', 'manage');
  const canOpenList = useAccess('Consent Documents');
  const [first] = documents;
  if (tone === 'info' && documents.length === 0)
    return canRenew ? { href: toPath('consentAnalyzer'), label: validityWords.upload } : null;
  // The list of documents and the renewal below it need the permission of that screen.
  if (!canOpenList) return null;
  if (tone !== 'info' && canRenew && documents.length === 1 && first !== undefined)
    return { href: toRenewalPath(first.id), label: validityWords.renew };
  return { href: toPath('consentDocuments'), label: validityWords.view };
}

/** Where it is recorded that the only one was applied for; null where there is no one, or not for this user. */
function useApplicationHref({ tone, documents }: Pick<ValidityWords, 'tone' | 'documents'>): string | null {
  const canManage = useCanApply();
  const [first] = documents;
  if (!canManage || tone === 'info' || documents.length !== 1 || first === undefined) return null;
  return isToApply(first) ? toApplicationPath(first.id) : null;
}

/** Whether the session may record that renewal was applied for, on the page of an order. */
function useCanApply(): boolean {
  const canManageDocuments = useAccess('Consent Documents', 'manage');
  const canManageAnalyzer = useAccess('Consent Analyzer', 'manage');
  const canOpen = useAccess('Consent Documents');
  return canOpen && (canManageDocuments || canManageAnalyzer);
}

function DismissibleNotice({ words, userId }: { words: ValidityWords; userId: string }) {
  const today = useToday();
  const action = useAction(words);
  const application = useApplicationHref(words);
  const canApply = useCanApply();
  const canRenew = useAccess('Consent Analyzer', 'manage');
  const canOpenList = useAccess('Consent Documents');
  const [isOpen, setIsOpen] = useState(false);
  const { isDaily } = words;
  useEffect(() => {
    // Without any order there is no validity to be told of, and a day that is weeks ahead interrupts nobody.
    if (!isDaily) return;
    // Once a day for each user; never over something that somebody has opened meanwhile.
    if (wasSeen(userId, today) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    noteSeen(userId, today);
    setIsOpen(true);
  }, [userId, today, isDaily]);
  const onClose = () => setIsOpen(false);
  return (
    <>
      <Banner
        tone={words.tone}
        role={words.tone === 'danger' ? 'alert' : 'status'}
        title={words.title}
        action={
          (application !== null || action !== null) && (
            <Inline gap={4}>
              {application !== null && (
                <TextLink href={application} isUnderlined>
                  {validityWords.recordApplication}
                </TextLink>
              )}
              {action !== null && (
                <TextLink href={action.href} isUnderlined>
                  {action.label}
                </TextLink>
              )}
            </Inline>
          )
        }
      >
        {words.text}
      </Banner>
      {isOpen && (
        <Suspense>
          <ValidityDialog
            words={words}
            onClose={onClose}
            toApplication={canApply && words.tone !== 'info' ? toApplicationPath : null}
            toRenewal={canRenew && canOpenList && words.tone !== 'info' ? toRenewalPath : null}
            action={
              action !== null && (
                <LinkButton variant="primary" href={action.href} onClick={onClose}>
                  {action.label}
                </LinkButton>
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The state of a company's consents: a banner while it lasts, and once a day a dialog (D25). `saysNoOrder`: that there is
 * none is said, to who may see orders (D15).
 */
export function ValidityNotice({ saysNoOrder }: { saysNoOrder: boolean }) {
  const { data } = useCheckValidityQuery();
  const userId = useSession()?.user.id;
  const today = useToday();
  const { data: organisation } = useGetOrganisationQuery();
  const words = data === undefined ? null : findValidityWords(data, today);
  if (words === null || userId === undefined) return null;
  // A trial has a banner of its own, and its first steps begin with an order: two banners fill a phone.
  const isSaid = saysNoOrder && organisation?.trialEndsAt === null;
  if (data?.documents.length === 0 && !isSaid) return null;
  return <DismissibleNotice words={words} userId={userId} />;
}
