import { KEPT_ORDER_DAYS, ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  DataList,
  DataRow,
  Grid,
  GridItem,
  Notice,
  Stack,
} from '@anupalan/ui';
import { FileDrop } from '@anupalan/ui/interactive';
import { ShieldCheck } from 'lucide-react';
import { SAMPLE_ORDERS, type SampleOrder } from '../../shared/orders/samples.ts';
import type { FileProblem } from './reading/check-file.ts';
import { PICTURE_ACCEPT } from './reading/picture-types.ts';

/** Props of {@link ChooseOrder}. */
export type ChooseOrderProps = {
  problem: FileProblem | null;
  onFiles: (files: readonly File[]) => void;
  onSample: (sample: SampleOrder) => void;
};

/** One's own order or a sample. */
export function ChooseOrder({ problem, onFiles, onSample }: ChooseOrderProps) {
  return (
    <Stack gap={5}>
      {problem !== null && (
        <Notice
          tone={problem.isStopped ? 'info' : 'danger'}
          role={problem.isStopped ? 'status' : 'alert'}
          title={problem.title}
        >
          {problem.text}
        </Notice>
      )}
      <Grid>
        <GridItem span={7} isFilled>
          <Card aria-labelledby="own">
            <CardHead title="Your own order" id="own" />
            <CardBody>
              <Stack gap={4}>
                <FileDrop
                  label="Drop a consent order here"
                  chooseLabel="or choose or photograph it"
                  touchLabel="Choose a consent order"
                  photoLabel="Take photo"
                  hint={`PDF, or pictures of its pages (JPEG, PNG, TIFF), up to 25 MB and ${ORDER_MAX_PAGES} pages`}
                  accept={`application/pdf,.pdf,${PICTURE_ACCEPT}`}
                  isMultiple
                  onFiles={onFiles}
                />
                <Notice tone="ok" icon={ShieldCheck} title="Your file stays on this computer.">
                  The order is read inside this page and is not sent anywhere. This browser keeps it for{' '}
                  {KEPT_ORDER_DAYS} days, so that you can add it after you sign up. You can remove it at any
                  time.
                </Notice>
              </Stack>
            </CardBody>
          </Card>
        </GridItem>
        <GridItem span={5} isFilled>
          <Card aria-labelledby="samples">
            <CardHead title="Or one of ours" id="samples" note="invented orders" />
            <DataList>
              {SAMPLE_ORDERS.map((sample) => (
                <DataRow
                  key={sample.id}
                  title={sample.title}
                  meta={sample.text}
                  end={
                    <Button size="sm" aria-label={`Read ${sample.title}`} onClick={() => onSample(sample)}>
                      Read
                    </Button>
                  }
                />
              ))}
            </DataList>
          </Card>
        </GridItem>
      </Grid>
    </Stack>
  );
}
