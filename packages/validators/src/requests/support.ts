import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { MESSAGE_MAX_LENGTH } from '@anupalan/enums/limits';
import { SUPPORT_STATUSES, SUPPORT_TYPES } from '@anupalan/enums/support';
import type { InferType } from 'yup';
import {
  choiceField,
  emailField,
  fullNameField,
  idField,
  messageField,
  paragraphField,
  subjectField,
} from '../fields.ts';
import { text } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice } from './list-query.ts';

const requestFields = {
  subject: subjectField(),
  message: messageField(),
  type: choiceField(SUPPORT_TYPES).required(FIELD_MESSAGES.typeRequired),
};

/** POST /contact-us/create. */
export const createSupportRequestSchema = request(requestFields);

/** A checked support request. */
export type CreateSupportRequest = InferType<typeof createSupportRequestSchema>;

/**
 * POST /contact-us/public/create. `website` is the honeypot (D30): filled, the call is answered as a success and
 * nothing is stored; look at it before the other fields.
 */
export const publicContactRequestSchema = request({
  ...requestFields,
  email: emailField(),
  name: fullNameField(),
  website: text().optional(),
});

/** A checked public request. */
export type PublicContactRequest = InferType<typeof publicContactRequestSchema>;

/** POST /contact-us/{id}/messages. A reply may be short. */
export const supportMessageRequestSchema = request({
  text: paragraphField()
    .required(FIELD_MESSAGES.messageRequired)
    .max(MESSAGE_MAX_LENGTH, tooLongMessage('Message', MESSAGE_MAX_LENGTH)),
});

/** A checked reply. */
export type SupportMessageRequest = InferType<typeof supportMessageRequestSchema>;

/** PUT /contact-us/update-status. */
export const updateSupportStatusRequestSchema = request({
  id: idField(),
  status: choiceField(SUPPORT_STATUSES).required(FIELD_MESSAGES.statusRequired),
});

/** A checked change of a request's status. */
export type UpdateSupportStatusRequest = InferType<typeof updateSupportStatusRequestSchema>;

/** GET /contact-us/user. */
export const supportRequestsList = defineList({
  sorts: ['createdAt', 'updatedAt', 'subject', 'status'],
  usualSort: { by: 'createdAt', order: 'desc' },
  filters: { status: queryChoice(SUPPORT_STATUSES, ['all']), type: queryChoice(SUPPORT_TYPES, ['all']) },
});

/** A checked query of requests. */
export type SupportRequestsQuery = CheckedQuery<typeof supportRequestsList>;
