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
import { chooseWords } from './words.ts';

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
            <CardHead title={chooseWords.own.title} id="own" />
            <CardBody>
              <Stack gap={4}>
                <FileDrop
                  label={chooseWords.own.drop}
                  chooseLabel={chooseWords.own.choose}
                  touchLabel={chooseWords.own.chooseTouch}
                  photoLabel={chooseWords.own.photo}
                  hint={chooseWords.own.hint}
                  accept={`application/pdf,.pdf,${PICTURE_ACCEPT}`}
                  isMultiple
                  onFiles={onFiles}
                />
                <Notice tone="ok" icon={ShieldCheck} title={chooseWords.own.privacyTitle}>
                  {chooseWords.own.privacyText}
                </Notice>
              </Stack>
            </CardBody>
          </Card>
        </GridItem>
        <GridItem span={5} isFilled>
          <Card aria-labelledby="samples">
            <CardHead title={chooseWords.samples.title} id="samples" note={chooseWords.samples.note} />
            <DataList>
              {SAMPLE_ORDERS.map((sample) => (
                <DataRow
                  key={sample.id}
                  title={sample.title}
                  meta={sample.text}
                  end={
                    <Button
                      size="sm"
                      aria-label={chooseWords.samples.readLabel(sample.title)}
                      onClick={() => onSample(sample)}
                    >
                      {chooseWords.samples.read}
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
