import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '@skein/ui';
import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { RollingDigits } from './rolling-digits.tsx';

const Large = styled.p`
  /* Digits do not break: as large as four of them fit a telephone. */
  font: 680 min(5rem, 25vw) / 1 var(--font-heading);
  letter-spacing: -0.03em;
`;

const meta = {
  title: 'Carousels/Rolling digits',
  component: RollingDigits,
  parameters: { layout: 'padded' },
  args: { value: 940 },
  decorators: [
    (Story) => (
      <Large>
        <Story />
      </Large>
    ),
  ],
} satisfies Meta<typeof RollingDigits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDigits: Story = {};
export const FourDigits: Story = { args: { value: 2350 } };
export const Nothing: Story = { args: { value: 0 } };
export const MoreThanFit: Story = { args: { value: 123_456 } };

function Roll({ value: first }: { readonly value: number }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <output>
        <RollingDigits value={value} />
      </output>
      <Button onClick={() => setValue(1280)}>Measure near the router</Button>
    </>
  );
}
export const Rolls: Story = {
  args: { value: 47 },
  render: ({ value }) => <Roll value={value} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('1280');
  },
};
