import {
  ArrowUp,
  Check,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleHelp,
  CircleMinus,
  Clock,
  History,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import type { IconType } from '../icon/icon.tsx';
import type { Tone } from '../shared/tone.ts';

type Look = { tone: Tone; icon: IconType; word: string };

/**
 * Every status of the product, with its colour, shape and word. They are grouped by subject: tasks, conditions of an
 * order, the reading of an order, validity, lab values, support requests, people.
 */
export const statusKinds = {
  pending: { tone: 'neutral', icon: CircleDashed, word: 'Pending' },
  dueSoon: { tone: 'warn', icon: Clock, word: 'Due soon' },
  overdue: { tone: 'danger', icon: OctagonAlert, word: 'Overdue' },
  completed: { tone: 'ok', icon: CircleCheck, word: 'Completed' },
  notApplicable: { tone: 'neutral', icon: CircleMinus, word: 'Not applicable' },

  toCheck: { tone: 'neutral', icon: CircleDashed, word: 'To check' },
  accepted: { tone: 'ok', icon: Check, word: 'Accepted' },
  needsDate: { tone: 'warn', icon: Clock, word: 'Needs a date' },
  twoReadings: { tone: 'warn', icon: TriangleAlert, word: 'Two readings' },
  notAnObligation: { tone: 'neutral', icon: CircleMinus, word: 'Not an obligation' },

  queued: { tone: 'neutral', icon: CircleDashed, word: 'Queued' },
  reading: { tone: 'info', icon: CircleDot, word: 'Reading' },
  ready: { tone: 'ok', icon: CircleCheck, word: 'Ready' },
  failed: { tone: 'danger', icon: OctagonAlert, word: 'Failed' },
  inReview: { tone: 'info', icon: CircleDot, word: 'In review' },
  scheduled: { tone: 'ok', icon: CircleCheck, word: 'Scheduled' },
  replaced: { tone: 'neutral', icon: History, word: 'Replaced' },

  valid: { tone: 'ok', icon: CircleCheck, word: 'Valid' },
  expiring: { tone: 'warn', icon: Clock, word: 'Expiring' },
  expired: { tone: 'danger', icon: OctagonAlert, word: 'Expired' },
  unknown: { tone: 'neutral', icon: CircleHelp, word: 'Not known' },

  within: { tone: 'ok', icon: CircleCheck, word: 'Within' },
  close: { tone: 'warn', icon: TriangleAlert, word: 'Close' },
  over: { tone: 'danger', icon: OctagonAlert, word: 'Over' },

  open: { tone: 'neutral', icon: CircleDashed, word: 'Open' },
  inProgress: { tone: 'info', icon: CircleDot, word: 'In progress' },
  resolved: { tone: 'ok', icon: CircleCheck, word: 'Resolved' },

  submitted: { tone: 'info', icon: ArrowUp, word: 'Submitted' },
  invited: { tone: 'info', icon: CircleDot, word: 'Invited' },
  active: { tone: 'ok', icon: CircleCheck, word: 'Active' },
  inactive: { tone: 'neutral', icon: CircleMinus, word: 'Inactive' },
} as const satisfies Record<string, Look>;

/** The kinds of a {@link Status}. */
export type StatusKind = keyof typeof statusKinds;
