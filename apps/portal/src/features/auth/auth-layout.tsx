import { BRAND } from '@anupalan/enums/brand';
import { StatusTag } from '@anupalan/ui';
import { EntryFrame, SourceExample } from '@anupalan/ui/shell';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of {@link AuthLayout}. */
export type AuthLayoutProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The pages before signing in: the form, and an invented example of what the product does. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <EntryFrame
      brand={BRAND.name}
      title={title}
      lead={lead}
      line={BRAND.line}
      side={
        <SourceExample
          number="17"
          quote="The applicant shall get the treated effluent analysed once in a month and submit the report by the 10th of the next month."
          task="Monthly effluent report"
          source="Clause 17, page 6"
          status={<StatusTag tone="warn" icon={Clock} label="In 3 days" />}
        />
      }
    >
      {children}
    </EntryFrame>
  );
}
