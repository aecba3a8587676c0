import type { MiniLine, MiniRibbon } from '@anupalan/ui/site';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';

const accepted = { tone: 'ok', icon: CircleCheck, label: 'Accepted' } as const;

/** Conditions as the product lists them after reading an order. */
export const readLines: readonly MiniLine[] = [
  {
    clause: { number: 16, state: 'accepted' },
    title: 'Keep the treated effluent within its limits',
    text: 'Standing condition',
    status: accepted,
  },
  {
    clause: { number: 17, state: 'accepted' },
    title: 'Monthly effluent sampling and report',
    text: 'Page 6, by the 10th of the next month',
    status: accepted,
  },
  {
    clause: { number: 18 },
    title: 'Calibrate the flow meters',
    text: 'Page 6, once in six months',
    status: { tone: 'neutral', icon: CircleDashed, label: 'To check' },
  },
  {
    clause: { number: 19, state: 'question' },
    title: 'Train the operators of the plant',
    text: 'The order gives no interval',
    status: { tone: 'warn', icon: TriangleAlert, label: 'Needs a date' },
  },
];

/** Tasks on their days. */
export const dateLines: readonly MiniLine[] = [
  { day: '24 Nov', title: 'Effluent sample for November', text: 'every month' },
  { day: '10 Dec', title: 'November report to the Board', text: 'every month' },
  { day: '15 Jan', title: 'Boiler stack, quarter 3', text: 'every quarter' },
  { day: '31 Mar', title: 'Flow meter calibration', text: 'half-yearly' },
];

/** What was done, and when. */
export const recordLines: readonly MiniLine[] = [
  {
    isKept: true,
    title: 'October report to the Board',
    text: 'completed, with a remark',
    end: '8 Nov, 16:12',
  },
  { isKept: true, title: 'Boiler stack, quarter 2', text: 'completed', end: '6 Nov, 11:40' },
  { isKept: true, title: 'Condition 22', text: 'not an obligation, with the reason', end: '3 Nov, 18:05' },
  { isKept: true, title: 'Condition 31', text: 'due date corrected against page 9', end: '1 Nov, 09:30' },
];

/** Places on an axis of 100, as the kit's ribbon draws them. */
export const ribbons: readonly MiniRibbon[] = [
  { name: 'Consent to Operate', left: '130 days', from: 4, to: 54, renew: 48 },
  { name: 'Waste authorisation', left: '2 yr 1 mo', from: 0, to: 83, renew: 79 },
  { name: 'Consent to Establish', left: '3 yr 2 mo', from: 20, to: 96, renew: 92 },
];

/** Where today stands among the ribbons. */
export const ribbonToday = 46;
