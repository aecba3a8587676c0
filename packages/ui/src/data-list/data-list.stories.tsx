import type { Meta, StoryObj } from '@storybook/react-vite';
import { OctagonAlert } from 'lucide-react';
import { Card } from '../card/card.tsx';
import { StatusTag } from '../tag/tag.tsx';
import { DataGroup, DataList, DataRow } from './data-list.tsx';

const meta = { title: 'Static kit/DataList', component: DataList } satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <Card aria-label="Tasks">
      <DataGroup label="Overdue" />
      <DataList>
        <DataRow
          title="Send the flow meter calibration"
          href="#task"
          meta="CTO cond. 7.3, quarterly"
          when="17 Nov, 4 days late"
          isLate
          end={<StatusTag tone="danger" icon={OctagonAlert} label="Overdue" />}
        />
        <DataRow
          title="उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन"
          href="#other"
          when="24 Nov, in 3 days"
        />
        <DataRow
          title="Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung"
          meta="Without a link"
        />
      </DataList>
    </Card>
  ),
};
