import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Stack } from '@anupalan/ui';
import { mayHaveKeptOrder } from '../kept-order/kept-hint.ts';
import { KeptOrderOffer } from '../kept-order/kept-order-offer.tsx';
import { BegunCard } from './begun-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import type { FirstRunStage } from './stage.ts';

/** Above or in place of the panels: an order that was read before signing up, and the first steps. */
export function FirstRun({ stage, figures }: { stage: FirstRunStage; figures: Dashboard }) {
  return (
    <Stack gap={5}>
      {mayHaveKeptOrder() && <KeptOrderOffer />}
      {stage === 'empty' && <FirstStepsCard />}
      {stage === 'begun' && <BegunCard hasOrder={figures.consents.length > 0} />}
    </Stack>
  );
}
