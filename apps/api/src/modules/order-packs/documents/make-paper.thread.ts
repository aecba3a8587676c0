import type { OrderPackKind } from '@anupalan/enums/order-packs';
import { answerWith } from '../../../threads/answer.ts';
import type { PackContent } from '../content.ts';
import { toIndexPaper } from './index-paper.ts';
import { toReportPaper } from './report-paper.ts';
import { toDocx } from './to-docx.ts';
import { toPdf } from './to-pdf.ts';

/** What a paper is made of. */
export type PaperInput = { kind: OrderPackKind; content: PackContent; gaps: readonly string[] };

await answerWith(
  async ({ kind, content, gaps }: PaperInput) => {
    const paper = kind === 'inspection_pack' ? toIndexPaper(content, gaps) : toReportPaper(content, gaps);
    const bytes = await (kind === 'compliance_report_docx' ? toDocx(paper) : toPdf(paper));
    // A copy of its own: small buffers are parts of a shared one, which cannot be handed over.
    return new Uint8Array(bytes);
  },
  (bytes) => [bytes.buffer],
);
