import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import styles from './onboarding.module.css';

/** Props of {@link OnboardingIntro}: a main's. */
export type OnboardingIntroProps = Omit<ComponentProps<'main'>, 'children'> & {
  /** The product's name. */
  brand: string;
  /** The sentence under the name. It says what the product does. */
  line: ReactNode;
  /** Called when the reader skips the intro. */
  onSkip: () => void;
  /** The label of that button. */
  skipLabel?: string;
};

/**
 * The start of the welcome: the logo and one sentence. The page ends it after a few seconds; the reader can skip it.
 */
export function OnboardingIntro(props: OnboardingIntroProps) {
  const { brand, line, onSkip, skipLabel = 'Skip', className, ...rest } = props;
  return (
    <main {...rest} className={cx(styles.intro, className)}>
      <div className={styles.words}>
        <Logo size={64} />
        <h1 className={styles.name}>{brand}</h1>
        <p className={styles.line}>{line}</p>
      </div>
      <Button variant="ghost" className={styles.skip} onClick={onSkip}>
        {skipLabel}
      </Button>
    </main>
  );
}

/** Props of {@link OnboardingStage}: a div's. */
export type OnboardingStageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading of the page. */
  title: ReactNode;
  /** Link buttons that lead to the next page. */
  actions?: ReactNode;
  /** A Carousel of {@link OnboardingSlide}. */
  children?: ReactNode;
};

/** The page after the intro: heading, slides and next steps, in the middle of the window. */
export function OnboardingStage({ title, actions, className, children, ...rest }: OnboardingStageProps) {
  return (
    <div {...rest} className={cx(styles.stage, className)}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Props of {@link OnboardingSlide}: a div's. */
export type OnboardingSlideProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The heading of the slide. */
  title: ReactNode;
  /** One or two sentences. */
  text: ReactNode;
  /** An example beside the text, for instance a SourceExample. */
  art?: ReactNode;
};

/** One slide: text at the left, an example on a dark background at the right. On a phone the example is below. */
export function OnboardingSlide({ title, text, art, className, ...rest }: OnboardingSlideProps) {
  return (
    <div {...rest} className={cx(styles.slide, className)}>
      <div className={styles.told}>
        <h2 className={styles.head}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {art && <div className={styles.art}>{art}</div>}
    </div>
  );
}
