import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, HeadCell, Row, RowHeadCell, Table } from '../table/table.tsx';
import { toContrast } from '../tokens/contrast.ts';
import { contrastPairs, ramps, themes } from '../tokens/tokens.generated.ts';

function Ramps() {
  return (
    <div style={{ display: 'grid', gap: 'var(--s-3)' }}>
      {Object.entries(ramps).map(([name, steps]) => (
        <div key={name}>
          <strong>{name}</strong>
          <div style={{ display: 'flex' }}>
            {Object.entries(steps).map(([step, hex]) => (
              <div
                key={step}
                title={`${name}-${step} ${hex}`}
                style={{ flex: 1, height: 'var(--s-10)', background: hex }}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Ratios({ theme }: { theme: 'light' | 'dark' }) {
  const colours: Readonly<Record<string, string>> = themes[theme];
  return (
    <Table caption={`Contrast, ${theme}`} density="compact">
      <thead>
        <tr>
          <HeadCell>Pair</HeadCell>
          <HeadCell align="end">Ratio</HeadCell>
          <HeadCell align="end">Needed</HeadCell>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(([front, back, least]) => (
          <Row key={`${front}${back}`}>
            <RowHeadCell>
              {front} on {back}
            </RowHeadCell>
            <Cell align="end">{toContrast(colours[front] ?? '', colours[back] ?? '').toFixed(1)}</Cell>
            <Cell align="end">{least}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const meta = { title: 'Foundations/Colour', component: Ramps } satisfies Meta<typeof Ramps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ContrastLight: Story = { render: () => <Ratios theme="light" /> };
export const ContrastDark: Story = { render: () => <Ratios theme="dark" /> };
