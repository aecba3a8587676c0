import { Button, Card, CardBody, CardHead, Inline, Notice, Stack } from '@anupalan/ui';
import { FileDrop } from '@anupalan/ui/interactive';
import { ShieldCheck } from 'lucide-react';
import { PageOrderStrip } from '../../shared/orders/later-parts.tsx';
import { PICTURE_ACCEPT } from './reading/picture-types.ts';
import type { Preview, PreviewState } from './reading/preview-state.ts';
import { LOAD_SIZE, MORE_SIZE } from './recognising/recogniser-files.ts';

/** What is loaded to read pictures, and how large it is. */
export const LOAD_WORDS = `This loads a text recogniser and its English model: ${LOAD_SIZE}. A page in an Indian script needs ${MORE_SIZE} more for each language that is tried.`;

/** What to do where that does not come. */
export const LOAD_TROUBLE = {
  title: 'The recogniser could not be loaded.',
  text: 'Check your connection and try again.',
};

/** Props of {@link RecogniseOffer}. */
export type RecogniseOfferProps = {
  offer: PreviewState & { step: 'offer' };
  /** The pictures, where it is pictures that are offered. */
  order: Preview['order'];
  onAdd: (files: readonly File[]) => void;
  onRecognise: () => void;
  onClose: () => void;
};

function toTitle({ name, isPictures }: RecogniseOfferProps['offer'], pages: number): string {
  if (!isPictures) return `${name} is a scan`;
  return pages === 1 ? `${name} is a picture` : `${pages} pictures are the pages of this order`;
}

/** The pictures as pages, to be turned and sorted before they are read. */
function Pages({ order, onAdd }: Pick<RecogniseOfferProps, 'order' | 'onAdd'>) {
  return (
    <>
      <PageOrderStrip
        order={order}
        hint={order.pages.some(({ src }) => src === null) ? 'All pages of a TIFF are turned together.' : ''}
      />
      <FileDrop
        label="Drop more pages here"
        chooseLabel="or choose or photograph them"
        accept={PICTURE_ACCEPT}
        isMultiple
        onFiles={onAdd}
      />
    </>
  );
}

/** Says what reading pictures takes before any of it is loaded, and begins when the visitor says so. */
export function RecogniseOffer({ offer, order, onAdd, onRecognise, onClose }: RecogniseOfferProps) {
  const { isPictures, trouble, problem } = offer;
  const count = isPictures ? order.pages.length : offer.pages;
  const isReadable = count > 0 && order.pages.every(({ error }) => error === null);
  return (
    <Card aria-labelledby="scan">
      <CardHead title={toTitle(offer, count)} id="scan" />
      <CardBody>
        <Stack gap={4}>
          {trouble === 'load' && (
            <Notice tone="danger" role="alert" title={LOAD_TROUBLE.title}>
              {LOAD_TROUBLE.text}
            </Notice>
          )}
          {problem !== null && (
            <Notice
              tone={problem.isStopped ? 'info' : 'danger'}
              role={problem.isStopped ? 'status' : 'alert'}
              title={problem.title}
            >
              {problem.text}
            </Notice>
          )}
          {isPictures && <Pages order={order} onAdd={onAdd} />}
          <p>You can read it in this browser. {LOAD_WORDS} Each page takes 5 to 20 seconds.</p>
          <Notice tone="ok" icon={ShieldCheck} title="The order stays on this computer.">
            Your browser loads the recogniser. The order is not sent anywhere.
          </Notice>
          <Inline>
            <Button variant="primary" disabled={!isReadable} onClick={onRecognise}>
              Read {count === 1 ? 'page' : 'pages'}
            </Button>
            <Button onClick={onClose}>Choose another order</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
