import type { BesideDuties, DutyState } from '@anupalan/enums/duty-states';

/** A file of a pack. `path` is its name inside the ZIP; `sha256` in hexadecimal digits. */
export type PackFile = { fileName: string; path: string; size: number; sha256: string };

/** One due date, and what became of it. Days are `YYYY-MM-DD`. */
export type PackDate = {
  dueDate: string;
  status: 'completed' | 'pending' | 'overdue';
  completedOn: string | null;
  daysLate: number;
  by: string | null;
  reference: string | null;
  remark: string | null;
  evidence: PackFile[];
};

/** A task of a condition, with its due dates in the period. */
export type PackTask = { name: string; repeats: string; isDeleted: boolean; dates: PackDate[] };

/** A condition of the order as the reader found it and a person decided on it. */
export type PackCondition = {
  number: string | null;
  /** "Page 4", "Paragraph 12"; empty where it is not known. */
  place: string;
  title: string;
  /** The words of the order, whole. */
  wording: string;
  state: 'suggested' | 'accepted' | 'rejected';
  /** Whether a person has said that it was done before; null: nobody was asked, or has answered. */
  isDone: boolean | null;
  /** The state of the duty where no task of it is in force (D44); null where one is, and where it is not accepted. */
  untasked: DutyState | BesideDuties | null;
  /** The due date of which nobody has said whether, or when, it was done (D22, D42); null where nothing is asked. */
  unanswered: string | null;
  tasks: PackTask[];
};

/** All that a pack says. Nothing of it is made up: what is not known is among the gaps. */
export type PackContent = {
  organisation: { name: string; address: string | null };
  order: {
    title: string;
    /** "Consent to operate"; null where the order does not say. */
    kind: string | null;
    authority: string | null;
    number: string | null;
    issuedOn: string | null;
    validUpto: string | null;
    pageCount: number | null;
    unreadPages: number[];
    /** As it was sent, and as it is shown where that is another file. */
    files: PackFile[];
  };
  period: { startDate: string; endDate: string };
  /** The day on which it was made. */
  today: string;
  madeBy: string;
  conditions: PackCondition[];
  /** Tasks that belong to the order and to none of its conditions. */
  otherTasks: PackTask[];
};

/** Every due date of a content. */
export function listDates({ conditions, otherTasks }: PackContent): PackDate[] {
  return [...conditions.flatMap(({ tasks }) => tasks), ...otherTasks].flatMap(({ dates }) => dates);
}

/** The files of a pack in the order of its ZIP: the order first, then the evidence. */
export function listFiles(content: PackContent): PackFile[] {
  return [...content.order.files, ...listDates(content).flatMap(({ evidence }) => evidence)];
}
