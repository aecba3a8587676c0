import { useCheckValidityQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import { Banner, LinkButton, TextLink } from '@anupalan/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toRenewalPath } from '../../../shared/orders/order-paths.ts';
import { useAccess, useScreenPath, useSession } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { noteSeen, wasSeen } from './seen-today.ts';
import { findValidityWords, type ValidityWords } from './validity-words.ts';
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

function DismissibleNotice({ words, userId }: { words: ValidityWords; userId: string }) {
  const today = useToday();
  const action = useAction(words);
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
          action !== null && (
            <TextLink href={action.href} isUnderlined>
              {action.label}
            </TextLink>
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
 * The state of a company's consents: a banner while it lasts, and once a day a dialog (D25). That there is none is said to who
 * may see orders (D15).
 */
export function ValidityNotice({ seesOrders }: { seesOrders: boolean }) {
  const { data } = useCheckValidityQuery();
  const userId = useSession()?.user.id;
  const today = useToday();
  const { data: organisation } = useGetOrganisationQuery();
  const words = data === undefined ? null : findValidityWords(data, today);
  if (words === null || userId === undefined) return null;
  // A trial has a banner of its own, and its first steps begin with an order: two banners fill a phone.
  const isSaid = seesOrders && organisation?.trialEndsAt === null;
  if (data?.documents.length === 0 && !isSaid) return null;
  return <DismissibleNotice words={words} userId={userId} />;
}
