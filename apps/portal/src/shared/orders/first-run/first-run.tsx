import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Stack } from '@anupalan/ui';
import { mayHaveKeptOrder } from '../kept-order/kept-hint.ts';
import { KeptOrderOffer } from '../kept-order/kept-order-offer.tsx';
import { BegunCard } from './begun-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import type { FirstRunStage } from './stage.ts';

/** Whether a due date of this year was completed, even where its task has fallen behind since. */
function hasCompleted({ year }: Pick<Dashboard, 'year'>): boolean {
  return year.months.some(({ onTime, late }) => onTime + late > 0);
}

/** Props of {@link FirstRun}; where there are no figures the kept order alone is shown. */
export type FirstRunProps = { stage: FirstRunStage; figures?: Dashboard };

/** Above or in place of the panels: an order that was read before signing up, and the first steps. */
export function FirstRun({ stage, figures }: FirstRunProps) {
  return (
    <Stack gap={5}>
      {mayHaveKeptOrder() && <KeptOrderOffer />}
      {stage === 'empty' && <FirstStepsCard />}
      {stage === 'begun' && figures && !hasCompleted(figures) && (
        <BegunCard hasOrder={figures.consents.length > 0} />
      )}
    </Stack>
  );
}
