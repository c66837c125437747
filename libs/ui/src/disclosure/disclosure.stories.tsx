import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onInk } from '../section/on-ink.test-support.tsx';
import { Disclosure } from './disclosure.tsx';

const questions = [
  ['What does it cost to install?', 'Nothing. The price of a plan is the price.'],
  [
    'Do I need to be at home?',
    'For about twenty minutes, yes. You decide where the line comes out of the wall.',
  ],
  ['Can I keep my router?', 'You can. Ours is included, should you change your mind.'],
] as const;

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  parameters: {
    advice: {
      use: 'A question whose answer many visitors do not need.',
      avoid: 'Text that everybody needs: show it.',
      keyboard: 'Enter and Space open and close it.',
      accessibility:
        'A native `details`: works without script, and the browser’s search opens it. With `headingLevel`, it is in the outline.',
      status: 'stable',
    },
  },
  args: { summary: questions[0][0], children: questions[0][1] },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(questions[0][0]));
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
  },
};

export const Open: Story = { args: { open: true } };

export const OneAtATime: Story = {
  render: () => (
    <div>
      {questions.map(([summary, answer], index) => (
        <Disclosure key={summary} summary={summary} name="faq" headingLevel={3} open={index === 0}>
          {answer}
        </Disclosure>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    open: true,
    summary:
      'What happens if I move to a house that your network has not reached yet, and my plan is in its first month?',
  },
};

export const Spanish: Story = {
  args: { open: true, summary: '¿Cuánto cuesta la instalación?', children: 'Nada.' },
};

export const OnInk: Story = { args: { open: true }, decorators: [onInk] };
