import { story } from '../../testing/story.ts';
import { instructionSteps } from './instruction-steps.block.ts';
import * as fixtures from './instruction-steps.fixtures.ts';
import { InstructionSteps } from './instruction-steps.tsx';

export default {
  title: 'Blocks/Instruction steps · gfInstructionSteps',
  id: 'blocks-instruction-steps',
  component: InstructionSteps,
  tags: ['instruction-steps'],
};
const show = story(instructionSteps, InstructionSteps);

export const Three = show(fixtures.instructionThree);
export const One = { ...show(fixtures.instructionOne), name: 'One step, on ink' };
export const LongText = show(fixtures.instructionLong);
export const Spanish = { ...Three, globals: { language: 'es' } };
