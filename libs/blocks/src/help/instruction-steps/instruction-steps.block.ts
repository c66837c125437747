import { block, choice, entryType, html, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { instructionStep } from './instruction-step.content.ts';

const model = entryType(
  'gfInstructionSteps',
  {
    name: 'Instruction steps',
    description: 'What to do, one thing after the other, numbered from 1',
    use: 'Instructions that somebody follows with the thing in the other hand.',
    avoid: 'Steps that we take: take a timeline.',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    steps: list('gfSteps', instructionStep).default([]).help('In their order'),
    theme: choice('gfTheme', themeNames).default('paper'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface InstructionStepsProps extends PropsOf<typeof model.fields> {}

export const instructionSteps: Block<typeof model> = block(model, {
  component: () => import('./instruction-steps.tsx').then((m) => m.InstructionSteps),
});
