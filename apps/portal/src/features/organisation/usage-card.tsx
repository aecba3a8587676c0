import type { Organisation } from '@anupalan/api-client/types';
import {
  Card,
  CardBody,
  CardHead,
  KeyValueList,
  ProportionBar,
  Stack,
  toFileSize,
  toGrouped,
} from '@anupalan/ui';
import { usageWords } from './words.ts';

/** Props of {@link UsageCard}. */
export type UsageCardProps = Pick<Organisation, 'storage' | 'reading'>;

const MIB = 1024 * 1024;
/** From this share on the colour says that little is left. */
const LITTLE_LEFT = 0.8;

/** To a tenth, which who listens to the bar can follow. */
function toMib(bytes: number): number {
  return Math.round((bytes / MIB) * 10) / 10;
}

type ShareProps = {
  used: number;
  quota: number;
  /** What the parts of the bar are for who cannot see it. */
  labels: { used: string; left: string };
};

/** The bar of what is used of a quota, beside words that say it. */
function ShareBar({ used, quota, labels }: ShareProps) {
  const tone = used >= quota ? 'danger' : used >= quota * LITTLE_LEFT ? 'warn' : 'ok';
  return (
    <ProportionBar
      size="lg"
      parts={[
        { label: labels.used, value: used, tone },
        { label: labels.left, value: Math.max(0, quota - used), tone: 'planned' },
      ]}
    />
  );
}

function Files({ usedBytes, quotaBytes }: Organisation['storage']) {
  return (
    <Stack gap={2}>
      <span className="num">{usageWords.ofFiles(toFileSize(usedBytes), toFileSize(quotaBytes))}</span>
      <ShareBar
        used={toMib(usedBytes)}
        quota={toMib(quotaBytes)}
        labels={{ used: usageWords.filesUsed, left: usageWords.filesFree }}
      />
      {usedBytes >= quotaBytes && <span>{usageWords.filesFull}</span>}
    </Stack>
  );
}

function Pages({ pagesToday, pagesADay }: NonNullable<Organisation['reading']>) {
  if (pagesADay === null)
    return <span className="num">{usageWords.pagesUnlimited(toGrouped(pagesToday))}</span>;
  return (
    <Stack gap={2}>
      <span className="num">{usageWords.ofPages(toGrouped(pagesToday), toGrouped(pagesADay))}</span>
      <ShareBar
        used={pagesToday}
        quota={pagesADay}
        labels={{ used: usageWords.pagesUsed, left: usageWords.pagesLeft }}
      />
      {pagesToday >= pagesADay && <span>{usageWords.pagesFull}</span>}
    </Stack>
  );
}

/** How much of what all organisations share this one uses: room for files, and pages that are read in a day. */
export function UsageCard({ storage, reading }: UsageCardProps) {
  return (
    <Card aria-labelledby="usage">
      <CardHead title={usageWords.title} id="usage" />
      <CardBody>
        <KeyValueList
          items={[
            { key: usageWords.files, value: <Files {...storage} /> },
            ...(reading === null ? [] : [{ key: usageWords.pages, value: <Pages {...reading} /> }]),
          ]}
        />
      </CardBody>
    </Card>
  );
}
