import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { TextColumn } from '../text-column/text-column.tsx';
import { Asking } from './asking.tsx';
import { ASKS, TAKEN } from './asking-marks.ts';

const words = (
  <TextColumn key="words" asks>
    <Heading level={2}>Get an email when that changes</Heading>
    <p>Give us an email that you’ll still check in a year.</p>
  </TextColumn>
);

const meta = {
  title: 'UI/Asking',
  component: Asking,
  parameters: {
    advice: {
      use: 'A form that a thank-you replaces, with its title.',
      avoid: 'Forms that stay on the page after they are sent.',
      keyboard: 'That of the form inside.',
      accessibility:
        'Title and description leave together with the form, so nobody reads a question that is answered.',
      status: 'stable',
    },
  },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeItIsSent: Story = { args: { children: [words, <Button key="form">Count me in</Button>] } };

/**
 * After the form was sent, its texts are hidden. Texts of other forms stay, and a form in a dialog hides
 * nothing outside the dialog.
 */
export const Sent: Story = {
  args: {
    children: [
      words,
      <p key="thanks" role="status" {...TAKEN}>
        You’re on the list.
      </p>,
    ],
  },
  render: (args) => (
    <TextColumn>
      <p {...ASKS}>Words of another form.</p>
      <Asking {...args} />
      <Asking>
        <p {...ASKS}>Words of a third form.</p>
        <dialog>
          <p {...TAKEN}>Sent from the dialog.</p>
        </dialog>
      </Asking>
    </TextColumn>
  ),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByText('Give us an email that you’ll still check in a year.')).not.toBeVisible(),
    );
    await expect(canvas.getByText('Words of another form.')).toBeVisible();
    await expect(canvas.getByText('Words of a third form.')).toBeVisible();
  },
};
