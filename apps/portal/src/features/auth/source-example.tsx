import { StatusTag } from '@anupalan/ui';
import { SourceExample } from '@anupalan/ui/shell';
import { Clock } from 'lucide-react';

/** An invented condition and the task that it became. */
export function AuthExample() {
  return (
    <SourceExample
      number="17"
      quote="The applicant shall get the treated effluent analysed once in a month and submit the report by the 10th of the next month."
      task="Monthly effluent report"
      source="Clause 17, page 6"
      status={<StatusTag tone="warn" icon={Clock} label="In 3 days" />}
    />
  );
}
