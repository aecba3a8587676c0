import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardBody } from '../card/card.tsx';
import { Grid, GridItem, Inline, Page, Stack } from './layout.tsx';

const meta = { title: 'Static kit/Layout', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Page>
      <Grid>
        <GridItem span={8}>
          <Card aria-label="Eight columns">
            <CardBody>Eight columns</CardBody>
          </Card>
        </GridItem>
        <GridItem span={4}>
          <Stack>
            <Card aria-label="Four columns">
              <CardBody>Four columns</CardBody>
            </Card>
            <Inline justify="between">
              <span>Left</span>
              <span>Right</span>
            </Inline>
          </Stack>
        </GridItem>
      </Grid>
    </Page>
  ),
};
