import { Button, Card, CardBody, CardHead, Inline, Notice, Stack } from '@anupalan/ui';
import { ShieldCheck } from 'lucide-react';
import type { PreviewState } from './reading/preview-state.ts';
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
  onRecognise: () => void;
  onClose: () => void;
};

function toTitle({ name, pages, isPictures }: RecogniseOfferProps['offer']): string {
  if (!isPictures) return `${name} is a scan`;
  return pages === 1 ? `${name} is a picture` : `${pages} pictures are the pages of this order`;
}

/** Says what reading pictures takes before any of it is loaded, and begins when the visitor says so. */
export function RecogniseOffer({ offer, onRecognise, onClose }: RecogniseOfferProps) {
  return (
    <Card aria-labelledby="scan">
      <CardHead title={toTitle(offer)} id="scan" />
      <CardBody>
        <Stack gap={4}>
          {offer.trouble === 'load' && (
            <Notice tone="danger" role="alert" title={LOAD_TROUBLE.title}>
              {LOAD_TROUBLE.text}
            </Notice>
          )}
          <p>You can read it in this browser. {LOAD_WORDS} Each page takes 5 to 20 seconds.</p>
          <Notice tone="ok" icon={ShieldCheck} title="The order stays on this machine.">
            The recogniser comes to this page. Nothing of the order is sent.
          </Notice>
          <Inline>
            <Button variant="primary" onClick={onRecognise}>
              Read {offer.pages === 1 ? 'page' : 'pages'}
            </Button>
            <Button onClick={onClose}>Choose another order</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
