import { takeUpReadings } from '../../modules/consent-documents/put-off.ts';
import { getReadingShare, toPagesADay } from '../../modules/quotas/reading-share.ts';
import { parseSize, toSizeWords } from '../../modules/quotas/size-words.ts';
import { getStorage, toStorageQuota } from '../../modules/quotas/storage.ts';
import { type Command, type CommandInput, findText, UsageError } from '../command.ts';
import { type OrganisationRow, type Quotas, setQuotas } from '../data/organisations.ts';
import { toFacts } from '../output.ts';
import { getOrganisation } from '../targets.ts';
import { ORGANISATION, toAuditNote } from './org.ts';

/** What one organisation may take of what all share. */
export const orgQuotaCommands: readonly Command[] = [
  {
    name: 'org quota',
    summary: 'Show or change the quotas of an organisation: storage, and pages read a day',
    operands: [ORGANISATION],
    options: {
      files: { what: 'Storage for its files, for example 500MB or 5GB', placeholder: 'size' },
      'pages-a-day': { what: 'Pages of orders that can be read in one day', placeholder: 'pages' },
      default: { what: 'Use the default of a trial or of a customer', isFlag: true },
    },
    notes: [
      'Nothing is deleted when the organisation uses more than the new quota. New files are refused until there is space.',
    ],
    examples: [
      'org quota "Sahyadri Speciality Chemicals"',
      'org quota "Workspace of Asha Kulkarni" --files 5GB --pages-a-day 2000',
      'org quota <id> --default',
    ],
    run: async ({ tx, services, now }, input) => {
      const changes = toChanges(input);
      const found = await getOrganisation(tx, input.operands.organisation ?? '');
      // What is kept and read belongs to the organisation: its own role sums it, and the system role may not.
      const used = await services.db.forOrganisation(found.id, async (own) => ({
        usedBytes: (await getStorage(own, found.id)).usedBytes,
        pagesToday: (await getReadingShare(own, found.id, now)).pagesToday,
      }));
      if (changes !== null) await setQuotas(tx, found.id, changes, now);
      const after = { ...found, ...changes };
      const share = toPagesADay(after);
      const hasShareNow = changes !== null && (share === null || used.pagesToday < share);
      const takenUp = hasShareNow ? await takeUpReadings(services, tx, found.id) : 0;
      return {
        text: toText(after, used, takenUp),
        data: { id: found.id, ...used, ...toQuotas(after), ...toEffective(after), takenUp },
        auditNote:
          changes === null
            ? toAuditNote(found, 'An operator looked at the quotas')
            : toAuditNote(found, toSummary(after), { from: toQuotas(found), to: toQuotas(after) }),
      };
    },
  },
];

/** What is to be set; null: nothing, only shown. @throws UsageError */
function toChanges(input: CommandInput): Partial<Quotas> | null {
  const files = findText(input, 'files');
  const pages = findText(input, 'pages-a-day');
  if (input.options.default === true) {
    if (files !== undefined || pages !== undefined)
      throw new UsageError('Give either --default, or --files and --pages-a-day.');
    return { storageQuotaBytes: null, dailyPages: null };
  }
  if (files === undefined && pages === undefined) return null;
  const bytes = files === undefined ? undefined : parseSize(files);
  if (bytes === null) throw new UsageError('--files must be a size such as 500MB or 5GB.');
  if (pages !== undefined && !/^[1-9]\d{0,6}$/.test(pages))
    throw new UsageError('--pages-a-day must be a whole number from 1 to 9999999.');
  return {
    ...(bytes === undefined ? {} : { storageQuotaBytes: bytes }),
    ...(pages === undefined ? {} : { dailyPages: Number(pages) }),
  };
}

/** What was set; null: nothing, so that what is usual for its kind counts. */
function toQuotas({ storageQuotaBytes, dailyPages }: Quotas): Quotas {
  return { storageQuotaBytes, dailyPages };
}

function toEffective(row: OrganisationRow) {
  return { effectiveQuotaBytes: toStorageQuota(row), effectiveDailyPages: toPagesADay(row) };
}

function toText(
  row: OrganisationRow,
  { usedBytes, pagesToday }: { usedBytes: number; pagesToday: number },
  takenUp: number,
): string {
  const usual = row.trialEndsAt === null ? 'usual for a customer' : 'usual for a trial';
  const source = (value: number | null) => (value === null ? usual : 'set by an operator');
  const facts = toFacts({
    ID: row.id,
    Name: row.name,
    Files: `${toSizeWords(usedBytes)} of ${toSizeWords(toStorageQuota(row))} (${source(row.storageQuotaBytes)})`,
    'Pages read today': pagesToday,
    'Pages a day': `${toPagesADay(row) ?? 'no limit'} (${source(row.dailyPages)})`,
  });
  if (takenUp === 0) return facts;
  return `${facts}\n\n${takenUp === 1 ? '1 order that waited is' : `${takenUp} orders that waited are`} read now.`;
}

function toSummary(row: OrganisationRow): string {
  const pages = toPagesADay(row);
  return `The quotas were changed: ${toSizeWords(toStorageQuota(row))} of files, ${pages === null ? 'any number of' : pages} pages read a day`;
}
