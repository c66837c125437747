import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { colorTokens } from '../tokens/color-tokens.ts';
import { ModuleOutline } from './module-outline.tsx';

const meta = {
  title: 'UI/ModuleOutline',
  component: ModuleOutline,
  parameters: {
    advice: {
      use: 'A block that is set off in a rounded frame, as editors choose.',
      avoid: 'Cards in a row: use a Card.',
      keyboard: 'None of its own.',
      accessibility: 'Text inside takes a color that is readable on the frame’s color.',
      status: 'stable',
    },
  },
  args: {
    children: (
      <Section spacing="small" as="div">
        <Container>
          <Stack gap={4}>
            <Heading level={2}>Whatever a block shows</Heading>
            <p>It keeps its own column; the frame goes around it.</p>
          </Stack>
        </Container>
      </Section>
    ),
  },
} satisfies Meta<typeof ModuleOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};
export const Tinted: Story = {
  args: { color: colorTokens['teal-soft'] },
};
export const Ink: Story = { args: { color: colorTokens.ink } };
export const Outlined: Story = { args: { color: colorTokens.teal, look: 'outlined' } };
