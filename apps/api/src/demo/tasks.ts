import { addDays } from '@anupalan/compliance/schedules/dates';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { addByHand } from '../modules/tasks/service.ts';

type Period = Omit<Schedule, 'startDate' | 'endDate'>;

const weekly = (day: Schedule['day']): Period => ({ frequency: 'weekly', ...(day ? { day } : {}) });
const monthly = (dayOfMonth: number): Period => ({ frequency: 'monthly', dayOfMonth });
const quarterly = (dayOfMonth: number): Period => ({ frequency: 'quarterly', month: 'january', dayOfMonth });
const halfYearly = (month: Schedule['month'], dayOfMonth: number): Period => ({
  frequency: 'half_yearly',
  ...(month ? { month } : {}),
  dayOfMonth,
});
const yearly = (month: Schedule['month'], dayOfMonth: number): Period => ({
  frequency: 'yearly',
  ...(month ? { month } : {}),
  dayOfMonth,
});

/** What the works does of its own accord, beside the conditions of its orders. */
const ROUTINES: readonly [name: string, period: Period][] = [
  ['Inlet and outlet readings of the effluent plant into the log book', { frequency: 'daily' }],
  ['Daily round of the hazardous waste store', { frequency: 'daily' }],
  ['Jar test of the equalisation tank', weekly('monday')],
  ['Check spill kits and absorbents at the tank farm', weekly('tuesday')],
  ['Flush eye-wash stations and safety showers', weekly('wednesday')],
  ['Inspect dykes and sumps of the solvent yard', weekly('thursday')],
  ['Test run of the emergency DG set', weekly('saturday')],
  ['Scrubber pH and circulation check', { frequency: null, interval: { every: 2, unit: 'week' } }],
  [
    'Clean weather shed and louvres of the online analyser',
    { frequency: null, interval: { every: 2, unit: 'week' } },
  ],
  ['Reconcile hazardous waste stock with Form 3', monthly(3)],
  ['Read water meters and enter consumption by purpose', monthly(1)],
  ['Fire hydrant pressure and pump test', monthly(5)],
  ['Safety committee: send agenda and papers', monthly(8)],
  ['Inspect portable fire extinguishers', monthly(10)],
  ['Ambient noise spot check at four boundary points', monthly(12)],
  ['Contractor permits: sample twenty and report', monthly(15)],
  ['Inspect storm water drains and first-flush pit', monthly(18)],
  ['Sludge drying beds: empty, weigh and tag', monthly(20)],
  ['Greenbelt survival count by block', monthly(22)],
  ['Compare online analyser with laboratory results', monthly(24)],
  ['Canteen and hostel waste to composting: weights', monthly(25)],
  ['Chemical inventory against threshold quantities', monthly(27)],
  ['Management review of open actions', monthly(28)],
  ['Calibrate pH meters and flow meters of the effluent plant', quarterly(6)],
  ['Third-party check of the gas detectors', quarterly(10)],
  ['Emergency contact list: confirm every number', quarterly(12)],
  ['Insurance surveyor: hand over the safety record', quarterly(16)],
  ['Piezometer readings at three wells', quarterly(20)],
  ['Legal register: read the gazette and note changes', quarterly(24)],
  ['Bank guarantees: check amount and last day', quarterly(28)],
  ['Mock drill with the neighbouring units', halfYearly('february', 14)],
  ['Thickness test of acid storage tanks', halfYearly('march', 9)],
  ['Audit of the hazardous waste transporter', halfYearly('april', 22)],
  ['Health check of people in the solvent area', halfYearly('may', 11)],
  ['Earth pits: resistance readings', halfYearly('june', 4)],
  ['Inspect lifting tackle and wire ropes', halfYearly('june', 18)],
  ['Environmental policy: read out and sign', yearly('june', 5)],
  ['Budget for monitoring and treatment', yearly('january', 31)],
  ['Stack height and sampling port survey', yearly('february', 20)],
  ['Rainwater harvesting pits cleaned before the monsoon', yearly('may', 25)],
  ['Energy and water balance of the works', yearly('july', 15)],
  ['Training calendar for environment and safety', yearly('december', 10)],
  ['Review of the on-site emergency plan', yearly('november', 30)],
  ['Competent person: pressure vessels', yearly('august', 12)],
];

/** Things to do once, so many days from today. */
const ONCE: readonly [name: string, days: number][] = [
  ['Answer the board’s letter on the second outlet', 2],
  ['Second quotation for the multi-effect evaporator', 9],
  ['Hand over of the new weighbridge to stores', 16],
  ['Site visit of the consent committee', 27],
  ['Replace the flow meter at the borewell', 41],
];

/**
 * Makes the tasks that the company set itself, given to its users in turn.
 * @param since first day of the recurring ones
 */
export async function fillRoutines(
  services: Services,
  caller: MemberCaller,
  assignees: readonly string[],
  since: string,
  today: string,
): Promise<void> {
  const seeds: { name: string; schedule: Schedule }[] = [
    ...ROUTINES.map(([name, period]) => ({ name, schedule: { ...period, startDate: since } })),
    ...ONCE.map(([name, days]) => ({ name, schedule: { frequency: null, startDate: addDays(today, days) } })),
  ];
  for (const [index, seed] of seeds.entries())
    await addByHand(services, caller, {
      ...seed,
      assigneeId: assignees[index % assignees.length] ?? caller.userId,
    });
}
