import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { instructionSteps } from './instruction-steps.content.ts';
import * as fixtures from './instruction-steps.fixtures.ts';
import { InstructionSteps } from './instruction-steps.tsx';

const meta = {
  title: 'Blocks/Instruction steps',
  component: InstructionSteps,
  tags: ['instruction-steps'],
  parameters: { contentType: instructionSteps },
} satisfies Meta<typeof InstructionSteps>;
export default meta;
type Story = StoryObj;

export const Three: Story = story(instructionSteps, InstructionSteps, fixtures.instructionThree);
export const One: Story = {
  ...story(instructionSteps, InstructionSteps, fixtures.instructionOne),
  name: 'One step, on ink',
};
export const LongText: Story = story(instructionSteps, InstructionSteps, fixtures.instructionLong);
export const Spanish: Story = { ...Three, globals: { language: 'es' } };
