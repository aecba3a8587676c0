import {
  CONSENT_KINDS,
  DOCUMENT_STATUSES,
  INDUSTRY_CATEGORIES,
  OPEN_ENDED_REASONS,
} from '@anupalan/enums/consents';
import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { DOCUMENT_TITLE_MAX_LENGTH, ORDER_MAX_PAGES, PDF_PASSWORD_MAX_LENGTH } from '@anupalan/enums/limits';
import type { InferType } from 'yup';
import { choiceField, dateField, idField, lineField, referenceField } from '../fields.ts';
import { flag, shape, text, textsByKey, wholeNumber } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice, queryNumber, queryText } from './list-query.ts';

/** Longest corrected text of a fact. */
const FACT_MAX_LENGTH = 500;
/** Longest renewal window: ten years, in days. */
const RENEWAL_LEAD_MAX_DAYS = 3653;
const RENEWAL_LEAD_RANGE = 'Renewal must be 0 to 3,653 days before expiry';

function factText(label: string) {
  return lineField()
    .min(1, `${label} cannot be empty`)
    .max(FACT_MAX_LENGTH, tooLongMessage(label, FACT_MAX_LENGTH))
    .nullable()
    .optional();
}

/** Facts corrected by a person, by their values; null: the order does not print it. */
export const factCorrectionsSchema = shape({
  kind: choiceField(CONSENT_KINDS).nullable().optional(),
  authority: factText('Authority'),
  consentNo: factText('Consent number'),
  industryName: factText('Industry'),
  category: choiceField(INDUSTRY_CATEGORIES).nullable().optional(),
  issuedOn: dateField().nullable().optional(),
  validUpto: dateField().nullable().optional(),
  openEnded: choiceField(OPEN_ENDED_REASONS).nullable().optional(),
  renewalLeadDays: wholeNumber()
    .min(0, RENEWAL_LEAD_RANGE)
    .max(RENEWAL_LEAD_MAX_DAYS, RENEWAL_LEAD_RANGE)
    .nullable()
    .optional(),
});

/** Facts corrected by a person. */
export type FactCorrections = InferType<typeof factCorrectionsSchema>;

/** GET /consent-documents/{id}/words: of which page, from 1. */
export const pageWordsQuerySchema = shape({
  page: queryNumber().min(1).max(ORDER_MAX_PAGES).required('page is required'),
});

/** PATCH /consent-documents/{id}/doubts/{doubtId}: whether the figure is as the page prints it. */
export const confirmFigureRequestSchema = request({
  isConfirmed: flag().required('isConfirmed is required'),
});

/** PATCH /consent-documents/{id}. */
export const updateConsentDocumentRequestSchema = request({
  title: lineField()
    .min(1, 'Title is required')
    .max(DOCUMENT_TITLE_MAX_LENGTH, tooLongMessage('Title', DOCUMENT_TITLE_MAX_LENGTH))
    .optional(),
  facts: factCorrectionsSchema.optional(),
  /** By the ids of questions; null withdraws an answer. Which values fit is told by each question. */
  answers: textsByKey().optional(),
  /** When renewal was applied for; null: it was not, and its reference goes as well. */
  renewalAppliedOn: dateField().nullable().optional(),
  /** The number of the application; null or empty: none. */
  renewalReference: referenceField().nullable().optional(),
});

/** A checked correction of an order. */
export type UpdateConsentDocumentRequest = InferType<typeof updateConsentDocumentRequestSchema>;

/** POST /consent-documents/{id}/renew. */
export const renewConsentDocumentRequestSchema = request({
  newDocumentId: idField(FIELD_MESSAGES.fileRequired),
});

/** A checked renewal. */
export type RenewConsentDocumentRequest = InferType<typeof renewConsentDocumentRequestSchema>;

/** GET /consent-documents/{id}/renewal. */
export const renewalQuerySchema = shape({ newDocumentId: idField(FIELD_MESSAGES.fileRequired) });

/** A checked query of what a renewal would change. */
export type RenewalQuery = InferType<typeof renewalQuerySchema>;

/** POST /consent-documents/{id}/unlock. No PDF has a longer password (ISO 32000-2, 7.6.4.3); blanks count. */
export const unlockConsentDocumentRequestSchema = request({
  password: text()
    .required(FIELD_MESSAGES.passwordRequired)
    .max(PDF_PASSWORD_MAX_LENGTH, tooLongMessage('Password', PDF_PASSWORD_MAX_LENGTH)),
});

/** A checked password of a protected order. */
export type UnlockConsentDocumentRequest = InferType<typeof unlockConsentDocumentRequestSchema>;

/** GET /consent-documents. `supersededById`: the orders whose place that one has taken. */
export const consentDocumentsList = defineList({
  sorts: ['createdAt', 'title', 'validUpto', 'status'],
  usualSort: { by: 'createdAt', order: 'desc' },
  filters: { status: queryChoice(DOCUMENT_STATUSES, ['all']), supersededById: queryText() },
});

/** A checked query of orders. */
export type ConsentDocumentsQuery = CheckedQuery<typeof consentDocumentsList>;
