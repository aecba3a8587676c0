import { Button, Card, CardBody, CardHead, Inline, Notice, Stack } from '@anupalan/ui';
import { FileDrop } from '@anupalan/ui/interactive';
import { ShieldCheck } from 'lucide-react';
import { PageOrderStrip } from '../../shared/orders/later-parts.tsx';
import { PICTURE_ACCEPT } from './reading/picture-types.ts';
import type { Preview, PreviewState } from './reading/preview-state.ts';
import { recogniseWords } from './words.ts';

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
  if (!isPictures) return recogniseWords.scan(name);
  return pages === 1 ? recogniseWords.picture(name) : recogniseWords.pictures(pages);
}

/** The pictures as pages, to be turned and sorted before they are read. */
function Pages({ order, onAdd }: Pick<RecogniseOfferProps, 'order' | 'onAdd'>) {
  return (
    <>
      <PageOrderStrip
        order={order}
        hint={order.pages.some(({ src }) => src === null) ? recogniseWords.tiffHint : ''}
      />
      <FileDrop
        label={recogniseWords.addPages}
        chooseLabel={recogniseWords.choosePages}
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
            <Notice tone="danger" role="alert" title={recogniseWords.trouble.title}>
              {recogniseWords.trouble.text}
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
          <p>{recogniseWords.text}</p>
          <Notice tone="ok" icon={ShieldCheck} title={recogniseWords.privacyTitle}>
            {recogniseWords.privacyText}
          </Notice>
          <Inline>
            <Button variant="primary" disabled={!isReadable} onClick={onRecognise}>
              {recogniseWords.read(count)}
            </Button>
            <Button onClick={onClose}>{recogniseWords.chooseOther}</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
