import { Notice } from '@anupalan/ui';
import { lookOnlyWords } from './words.ts';

/** Tells who may only look where the rest can be had. */
export function LookOnly() {
  return (
    <Notice tone="info" title={lookOnlyWords.title}>
      {lookOnlyWords.text}
    </Notice>
  );
}
