import { RESULT_STATE_LABELS, type ResultState } from '@anupalan/enums/results';
import { StatusTag, type Tone } from '@anupalan/ui';
import { CircleCheck, CircleMinus, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';

const LOOKS: Readonly<Record<ResultState, { tone: Tone; icon: LucideIcon }>> = {
  exceeded: { tone: 'danger', icon: OctagonAlert },
  close: { tone: 'warn', icon: TriangleAlert },
  within: { tone: 'ok', icon: CircleCheck },
  not_compared: { tone: 'neutral', icon: CircleMinus },
};

/** How a result is to its limit. */
export function ResultStateTag({ state }: { state: ResultState }) {
  return <StatusTag {...LOOKS[state]} label={RESULT_STATE_LABELS[state]} />;
}
