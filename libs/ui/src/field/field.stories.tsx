import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './field.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  parameters: {
    advice: {
      use: 'Label, hint and error around a control of your own.',
      avoid: 'Usual controls: TextField, Select, Checkbox and RadioGroup include it.',
      keyboard: 'That of the control.',
      accessibility: 'Hint and error are descriptions of the control. The error has an icon and a word.',
      status: 'stable',
    },
  },
  args: {
    label: 'Résumé',
    hint: 'PDF or Word, up to 10 MB.',
    children: (wiring) => <input type="file" {...wiring} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAnyControl: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Résumé')).toHaveAccessibleDescription(
      'PDF or Word, up to 10 MB.',
    );
  },
};

export const WithError: Story = { args: { error: 'This file is 14 MB. Choose one of up to 10 MB.' } };
