import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from './card.tsx';

const meta = { title: 'Static kit/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Card aria-labelledby="card-title">
      <CardHead
        id="card-title"
        title="Act now"
        note="last 12 months"
        more={{ href: '#all', text: 'All tasks' }}
      />
      <CardBody>What stands inside a card.</CardBody>
      <CardFoot>
        <Button>Discard</Button>
        <Button variant="primary">Save</Button>
      </CardFoot>
    </Card>
  ),
};
export const LongText: Story = {
  render: () => (
    <Card aria-label="Long">
      <CardHead
        title="Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung"
        more={{ href: '#all', text: 'All' }}
      />
      <CardBody lang="hi">उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन</CardBody>
    </Card>
  ),
};
