import { part } from '../storybook/part.ts';
import { OnboardingIntro, OnboardingSlide } from './onboarding.tsx';

export const parts = [
  part('OnboardingIntro', OnboardingIntro, {
    brand: 'Anupalan',
    line: 'Every condition, kept.',
    onSkip: () => undefined,
  }),
  part('OnboardingSlide', OnboardingSlide, { title: 'Alerts', text: 'Nothing comes as a surprise.' }),
];
