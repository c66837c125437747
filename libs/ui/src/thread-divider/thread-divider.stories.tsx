import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section/section.tsx';
import { themeNames } from '../tokens/themes.ts';
import { ThreadDivider } from './thread-divider.tsx';

const meta = {
  title: 'UI/ThreadDivider',
  component: ThreadDivider,
  parameters: {
    advice: {
      use: 'The change between two parts of a page.',
      avoid: 'Separating items of a list: use space.',
      keyboard: 'None.',
      accessibility: 'A decoration, hidden from screen readers. It stands still under reduced motion.',
      status: 'stable',
    },
  },
} satisfies Meta<typeof ThreadDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flow: Story = { args: { pattern: 'flow' } };
export const Gather: Story = { args: { pattern: 'gather', count: 7 } };
export const Fan: Story = { args: { pattern: 'fan', count: 7 } };
export const Weave: Story = { args: { pattern: 'weave', count: 6 } };
export const OneColor: Story = { args: { pattern: 'weave', colors: 'accent' } };
export const Hairlines: Story = { args: { pattern: 'flow', colors: 'line', count: 9 } };

export const OnEveryTheme: Story = {
  render: (args) => (
    <>
      {themeNames.map((theme) => (
        <Section key={theme} theme={theme} spacing="small">
          <ThreadDivider {...args} />
        </Section>
      ))}
    </>
  ),
};
