import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import type { IconType } from '../../icon/icon.tsx';
import { Page } from '../../layout/page.tsx';

/** Props of {@link MessagePage}: a div's. */
export type MessagePageProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What happened, for example "This screen could not be shown". */
  title: ReactNode;
  /** The reason, and what is not lost. */
  text?: ReactNode;
  /** What to do: one button or link. */
  action?: ReactNode;
  /** An icon above the title. */
  icon?: IconType;
  /** Level of the heading: 2 inside the shell. */
  level?: 2 | 3 | 4;
};

/** Replaces a whole screen that could not be loaded, does not exist, or is not allowed. */
export function MessagePage({ title, text, action, icon, level = 2, ...rest }: MessagePageProps) {
  return (
    <Page {...rest}>
      <EmptyState level={level} title={title} text={text} action={action} icon={icon} />
    </Page>
  );
}
