import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'UI/Section',
  component: Section,
  parameters: {
    advice: {
      use: 'A part of a page with a background, a theme and space.',
      avoid: 'Single things: use a Card.',
      keyboard: 'None of its own.',
      accessibility: 'A theme changes all colors inside; each pair for text passes 4.5:1.',
      status: 'stable',
    },
  },
  args: {
    children: (
      <Container>
        <Stack gap={5} align="start">
          <Heading level={2}>One line for everything at home</Heading>
          <p>Two gigabits, up and down. A film in nine seconds, while somebody else is gaming.</p>
          <ButtonLink href="#plans">See plans</ButtonLink>
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { args: { theme: 'paper' } };
export const Mist: Story = { args: { theme: 'mist' } };
export const Ink: Story = { args: { theme: 'ink' } };
export const Teal: Story = { args: { theme: 'teal' } };
export const Violet: Story = { args: { theme: 'violet' } };
export const Amber: Story = { args: { theme: 'amber' } };
export const Coral: Story = { args: { theme: 'coral' } };

export const Spacings: Story = {
  render: ({ children }) => (
    <>
      <Section theme="mist" spacing="small">
        {children}
      </Section>
      <Section theme="paper" spacing="medium">
        {children}
      </Section>
      <Section theme="ink" spacing="large">
        {children}
      </Section>
    </>
  ),
};
