import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { notifyUser } from '../modules/notifications/service.ts';
import * as support from '../modules/support/repository.ts';

const DAY_MS = 86_400_000;
const STAFF = 'Anupalan support';

type Answer = { text?: string; status?: 'IN_PROGRESS' | 'RESOLVED'; daysLater: number };
const REQUESTS: readonly {
  subject: string;
  message: string;
  type: string;
  daysAgo: number;
  answers: readonly Answer[];
}[] = [
  {
    subject: 'Adding a second plant',
    message: 'We will take over a unit in Lote next quarter. How do we keep its orders apart?',
    type: 'support',
    daysAgo: 1,
    answers: [],
  },
  {
    subject: 'Condition read with the wrong page',
    message: 'Condition 12 of our consent shows page 6, but the sentence begins on page 5.',
    type: 'complaints',
    daysAgo: 9,
    answers: [
      { status: 'IN_PROGRESS', daysLater: 1 },
      {
        text: 'Thank you. The condition runs over both pages; we show the page of its first word. We are looking at why the heading was counted to it.',
        daysLater: 1,
      },
    ],
  },
  {
    subject: 'Export for the environmental audit',
    message: 'The auditor asks for all completed dates of the last financial year in one sheet.',
    type: 'support',
    daysAgo: 34,
    answers: [
      {
        text: 'In Tasks and Alerts choose the dates from 1 April to 31 March and Completed, then Export. The sheet follows what is filtered.',
        daysLater: 1,
      },
      { status: 'RESOLVED', daysLater: 2 },
    ],
  },
  {
    subject: 'The review of conditions saves us two days',
    message:
      'Six of us went through the new consent in one morning. The words beside the page make the difference.',
    type: 'feedback',
    daysAgo: 61,
    answers: [{ status: 'RESOLVED', daysLater: 3 }],
  },
];

const NOTIFICATIONS: readonly { title: string; message: string; link: string | null; hoursAgo: number }[] = [
  {
    title: 'Welcome to Anupalan',
    message: 'Upload a consent order to see every obligation in it with its page and its words.',
    link: '/company/consent-analyzer',
    hoursAgo: 1600,
  },
  {
    title: 'Planned work on Sunday',
    message: 'Uploads are read with a delay of up to ten minutes on Sunday between 02:00 and 04:00.',
    link: null,
    hoursAgo: 400,
  },
  {
    title: 'An answer to “Export for the environmental audit”',
    message: 'Support has answered your request.',
    link: '/company/support-management',
    hoursAgo: 780,
  },
  {
    title: 'An order is ready to be checked',
    message: 'The last order was read. Some of its pages are pictures: they are named in the review.',
    link: '/company/consent-analyzer',
    hoursAgo: 2,
  },
];

/** Requests to support with their answers, and notifications of the last weeks. */
export async function fillMessages(services: Services, owner: MemberCaller): Promise<void> {
  const now = services.now();
  const organisationId = owner.organisation.id;
  await services.db.forOrganisation(organisationId, async (tx) => {
    for (const request of REQUESTS) {
      const id = uuidv7();
      const begun = new Date(+now - request.daysAgo * DAY_MS);
      const { subject, message, type } = request;
      await support.insert(tx, {
        id,
        organisationId,
        userId: owner.userId,
        subject,
        message,
        type,
        name: owner.name,
        email: owner.email,
        now: begun,
      });
      let fromStatus = 'OPEN';
      for (const answer of request.answers) {
        const at = new Date(+begun + answer.daysLater * DAY_MS);
        const event = { organisationId, supportRequestId: id, byName: STAFF };
        if (answer.status) {
          await support.insertStatus(tx, { ...event, fromStatus, toStatus: answer.status, now: at });
          await support.setStatus(tx, id, answer.status, at);
          fromStatus = answer.status;
        } else
          await tx
            .insertInto('supportEvents')
            .values({ id: uuidv7(), ...event, text: answer.text ?? '', createdAt: at })
            .execute();
      }
    }
    for (const { hoursAgo, ...notification } of NOTIFICATIONS)
      await notifyUser(tx, {
        organisationId,
        userId: owner.userId,
        ...notification,
        now: new Date(+now - hoursAgo * 3_600_000),
      });
  });
}
