import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, CardHead } from '../card/card.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { LimitLine } from './limit-line.tsx';
import { LimitSpark, LimitSparkGrid } from './limit-spark.tsx';

const usage: Usage = {
  when: 'The last twelve values of one parameter against its legal limit. Use LimitSparkGrid for several side by side.',
  do: [
    'Show the limit of the order that is in force.',
    'Pass null if a sample has no value: the line has a gap there.',
    'Order the tiles as the order lists the parameters.',
  ],
  dont: [
    "Don't colour a tile that is within its limit.",
    "Don't put two parameters or two units into one tile.",
  ],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const ph = [7.2, 7.5, 7.1, 7.3, 7.6, 7.4, 7.2, 7.5, 7.3, 7.2, 7.5, 7.4];
const bod = [12, 14, 20, 18, 16, 24, 22, 20, 26, 22, 28, 24];
const tds = [1540, 1580, 1620, 1560, 1680, 1720, 1800, 1780, 1860, 1920, 1980, 2064];

const meta = {
  title: 'Signature parts/LimitSpark',
  component: LimitSpark,
  args: { name: 'BOD', unit: 'mg/L', values: bod, limit: { max: 30 } },
  parameters: { usage },
} satisfies Meta<typeof LimitSpark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('img');
    await expect(line).toHaveAccessibleName(
      'BOD, last 12 samples; latest 24 mg/L; lowest 12, highest 28; Limit 30; Within, 80%.',
    );
  },
};
/** As on the dashboard: within, within a range, close, over, one value, missing values, no limit. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Card aria-labelledby="limits">
      <CardHead id="limits" title="ETP outlet against limits" />
      <LimitSparkGrid label="ETP outlet against limits, last 12 samples">
        <LimitSpark name="pH" values={ph} limit={{ min: 6.5, max: 9 }} />
        <LimitSpark name="BOD" unit="mg/L" values={bod} limit={{ max: 30 }} />
        <LimitSpark name="TDS" unit="mg/L" values={tds} limit={{ max: 2100 }} />
        <LimitSpark name="TSS" unit="mg/L" values={[61, 88, 79, 92, 104]} limit={{ max: 100 }} />
        <LimitSpark name="Oil and grease" unit="mg/L" values={[6.1]} limit={{ max: 10 }} />
        <LimitSpark
          name="Sulphur dioxide"
          shownName={
            <>
              SO<sub>2</sub>
            </>
          }
          unit="µg/m³"
          values={[null, 41, 44, null, 38, null, 47, 52, 49]}
          limit={null}
        />
        <LimitSpark name="Dissolved oxygen" unit="mg/L" values={[5.2, 4.8, 4.1]} limit={{ min: 4 }} />
        <LimitSpark name="Flow" unit="kL/day" values={[3_90_000, 4_20_000]} limit={{ max: 4_82_500 }} />
      </LimitSparkGrid>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Close, 98%')).toBeVisible();
    await expect(canvas.getByText('Over, 104%')).toBeVisible();
    await expect(canvas.getByText('Limit 4,82,500')).toBeVisible();
    await expect(canvas.queryByText(/Within/)).toBeNull();
    await expectFits(canvasElement);
  },
};
/** Only the line, for rows with name, value and limit in columns: within, close, over, no value yet. */
export const Lines: Story = {
  render: () => (
    <Card aria-label="Lines">
      <LimitLine name="BOD" unit="mg/L" values={bod} limit={{ max: 30 }} />
      <LimitLine name="TDS" unit="mg/L" values={tds} limit={{ max: 2100 }} />
      <LimitLine name="TSS" unit="mg/L" values={[61, 88, 79, 92, 104]} limit={{ max: 100 }} />
      <LimitLine name="pH" values={[]} limit={{ min: 6.5, max: 9 }} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const [, near] = within(canvasElement).getAllByRole('img');
    await expect(near).toHaveAccessibleName(/^TDS, last 12 samples; latest 2,064 mg\/L; .*Close, 98%\.$/);
  },
};
/** Nothing is measured yet, but the limit is drawn. */
export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No values yet')).toBeVisible();
  },
};
/** An endless name, a huge value, and values that are not numbers. */
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <LimitSparkGrid label="Limits">
      <LimitSpark name={ENDLESS_WORD} unit={ENDLESS_WORD} values={[1, 2]} limit={{ max: 9 }} />
      <LimitSpark name="Huge" values={[12_34_56_78_90_123, Number.NaN]} limit={{ max: 2 }} />
    </LimitSparkGrid>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    name: 'घुलित ठोस',
    values: tds,
    limit: { max: 2100 },
    words: {
      within: 'सीमा में',
      close: 'सीमा के पास',
      over: 'सीमा से अधिक',
      none: 'कोई मान नहीं',
      noLimit: 'सीमा नहीं',
    },
  },
};
