import { BRAND } from '@anupalan/enums/brand';
import { ONBOARDING_MESSAGES, SITE_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { LinkButton, Page, TextLink, VisuallyHidden } from '@anupalan/ui';
import { EntryPage } from '@anupalan/ui/shell';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SAMPLE_ORDERS, type SampleOrder } from '../../shared/orders/samples.ts';
import { ChooseOrder } from './choose-order.tsx';
import { LockedFile } from './locked-file.tsx';
import { usePreview } from './reading/use-preview.ts';
import { ReadingCard } from './reading-card.tsx';
import { RecogniseOffer } from './recognise-offer.tsx';
import { chooseWords } from './words.ts';

const PreviewResult = lazy(async () => ({
  default: (await import('./result/preview-result.tsx')).PreviewResult,
}));

const TITLE = chooseWords.title;

function Frame({ children }: { children: ReactNode }) {
  return (
    <EntryPage
      brand={BRAND.name}
      homeHref={AUTH_PATHS.onboarding}
      actions={
        <>
          <TextLink href={AUTH_PATHS.login}>{SITE_MESSAGES.signIn}</TextLink>
          <LinkButton size="sm" href={AUTH_PATHS.signUp}>
            {ONBOARDING_MESSAGES.signUp}
          </LinkButton>
        </>
      }
    >
      {children}
    </EntryPage>
  );
}

/**
 * Try it now: the reading of an order in the visitor's own browser, on a sample or on their own PDF or pictures,
 * which never leave their machine. `?sample=` begins with a sample.
 */
export function ProductPreviewPage() {
  const { state, order, addPictures, readFiles, readSample, unlock, recognise, stop, reset } = usePreview();
  const [search, setSearch] = useSearchParams();
  const wanted = SAMPLE_ORDERS.find(({ id }) => id === search.get('sample'));
  useEffect(() => {
    if (wanted !== undefined) readSample(wanted);
  }, [wanted, readSample]);
  const onReset = () => {
    setSearch({}, { replace: true });
    reset();
  };
  const onStop = () => {
    setSearch({}, { replace: true });
    stop();
  };
  const onSample = (sample: SampleOrder) => {
    // The same one again, after a failure: the address stays, so that it must be asked for here.
    if (sample === wanted) readSample(sample);
    else setSearch({ sample: sample.id }, { replace: true });
  };
  if (state.step === 'done')
    return (
      <Frame>
        <VisuallyHidden>
          <h1>{TITLE}</h1>
        </VisuallyHidden>
        <Suspense fallback={null}>
          <PreviewResult
            order={state.order}
            trouble={state.trouble}
            onRecognise={recognise}
            onReset={onReset}
          />
        </Suspense>
      </Frame>
    );
  return (
    <Frame>
      <Page title={TITLE} level={1} text={chooseWords.lead}>
        {state.step === 'reading' && <ReadingCard state={state} onStop={onStop} />}
        {state.step === 'offer' && (
          <RecogniseOffer
            offer={state}
            order={order}
            onAdd={addPictures}
            onRecognise={recognise}
            onClose={onReset}
          />
        )}
        {state.step === 'locked' && (
          <LockedFile
            key={state.tries}
            name={state.name}
            isWrong={state.tries > 0}
            onPassword={unlock}
            onClose={onReset}
          />
        )}
        {state.step === 'choose' && (
          <ChooseOrder problem={state.problem} onFiles={readFiles} onSample={onSample} />
        )}
      </Page>
    </Frame>
  );
}
