import { dateField } from '../fields.ts';
import { request } from './envelope.ts';

/** Text part of the multipart POST /consent-documents/{id}/results. */
export const resultReportRequestSchema = request({ sampledOn: dateField().optional() });
