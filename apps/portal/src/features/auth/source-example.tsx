import { StatusTag } from '@anupalan/ui';
import { SourceExample } from '@anupalan/ui/shell';
import { Clock } from 'lucide-react';
import { exampleWords } from './words.ts';

/** An invented condition and the task that it became. */
export function AuthExample() {
  return (
    <SourceExample
      number="17"
      quote={exampleWords.quote}
      task={exampleWords.task}
      source={exampleWords.source}
      status={<StatusTag tone="warn" icon={Clock} label={exampleWords.status} />}
    />
  );
}
