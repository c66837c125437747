import { choice, entryType, html, list, text, type PropsOf } from '@skein/cms-client';
import { themeNames } from '@skein/ui/tokens';
import { instructionStep } from './instruction-step.content.ts';
import { instructionStepsDefaults } from './instruction-steps.defaults.ts';

export const instructionSteps = entryType(
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
    steps: list('gfSteps', instructionStep).default(instructionStepsDefaults.steps).help('In their order'),
    theme: choice('gfTheme', themeNames).default(instructionStepsDefaults.theme),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface InstructionStepsProps extends PropsOf<typeof instructionSteps.fields> {}
