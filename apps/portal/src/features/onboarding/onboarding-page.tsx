import { BRAND } from '@anupalan/enums/brand';
import { TIMINGS } from '@anupalan/enums/limits';
import { ONBOARDING_MESSAGES, SITE_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { LinkButton, TextLink } from '@anupalan/ui';
import { Carousel, EntryPage, OnboardingIntro, OnboardingStage } from '@anupalan/ui/shell';
import { useEffect, useState } from 'react';
import { SLIDES } from './slides.tsx';
import { words } from './words.ts';

/**
 * The words of the buttons: the first and the last slide ask a little differently
 * (docs/spec-coverage.md#before-signing-in).
 */
function toActions(slide: number): { preview: string; signUp: string } {
  const { exploreFreeTools, peekInside, signUp, signUpFree } = ONBOARDING_MESSAGES;
  return slide === SLIDES.length - 1
    ? { preview: peekInside, signUp: signUpFree }
    : { preview: exploreFreeTools, signUp };
}

/** An intro of 3 seconds, then three slides with the ways into the product. */
export function OnboardingPage() {
  const [isIntro, setIsIntro] = useState(true);
  const [slide, setSlide] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setIsIntro(false), TIMINGS.onboardingIntro);
    return () => clearTimeout(timer);
  }, []);
  if (isIntro)
    return (
      <OnboardingIntro
        brand={BRAND.name}
        line={BRAND.line}
        skipLabel={words.skip}
        onSkip={() => setIsIntro(false)}
      />
    );
  const actions = toActions(slide);
  return (
    <EntryPage
      brand={BRAND.name}
      isCentred
      actions={<TextLink href={AUTH_PATHS.login}>{SITE_MESSAGES.signIn}</TextLink>}
    >
      <OnboardingStage
        title={words.title}
        actions={
          <>
            <LinkButton size="lg" href={AUTH_PATHS.productPreview}>
              {actions.preview}
            </LinkButton>
            <LinkButton size="lg" variant="primary" href={AUTH_PATHS.signUp}>
              {actions.signUp}
            </LinkButton>
          </>
        }
      >
        <Carousel label={words.slides} slides={SLIDES} value={slide} onChange={setSlide} />
      </OnboardingStage>
    </EntryPage>
  );
}
