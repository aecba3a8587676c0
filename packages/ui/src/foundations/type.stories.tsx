import type { Meta, StoryObj } from '@storybook/react-vite';
import tokens from '../tokens/tokens.json' with { type: 'json' };

function Type() {
  return (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      {Object.keys(tokens.type).map((name) => (
        <p
          key={name}
          style={{ font: `500 var(--${name}) var(--font-${/^t-d/.test(name) ? 'display' : 'ui'})` }}
        >
          {name}: every condition kept, ₹4,82,500, अनुपालन
        </p>
      ))}
    </div>
  );
}

function Space() {
  return (
    <div style={{ display: 'grid', gap: 'var(--s-2)' }}>
      {Object.entries(tokens.space).map(([name, size]) => (
        <div key={name} style={{ display: 'flex', gap: 'var(--s-3)', alignItems: 'center' }}>
          <code>
            {name} {size}
          </code>
          <span style={{ width: `var(--${name})`, height: 'var(--s-3)', background: 'var(--primary)' }} />
        </div>
      ))}
    </div>
  );
}

function Motion() {
  return (
    <dl>
      {Object.entries(tokens.motion).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = { title: 'Foundations/Type, space, motion', component: Type } satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpaceScale: Story = { render: () => <Space /> };
export const MotionScale: Story = { render: () => <Motion /> };
