import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  CircleCheck,
  CircleDot,
  Clock,
  FileText,
  Minus,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { Inline } from '../layout/layout.tsx';

const icons: readonly IconType[] = [
  Bell,
  CircleCheck,
  CircleDot,
  Clock,
  FileText,
  Minus,
  OctagonAlert,
  TriangleAlert,
];

function Icons({ size }: { size: number }) {
  return (
    <Inline gap={4}>
      {icons.map((icon, index) => (
        <Icon key={icon.displayName ?? index} of={icon} size={size} />
      ))}
    </Inline>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons, args: { size: 18 } } satisfies Meta<
  typeof Icons
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 28 } };
