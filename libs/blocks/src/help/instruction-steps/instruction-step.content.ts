import { callToAction, entryType, html, image, one, text, type PropsOf } from '@skein/cms-client';

export const instructionStep = entryType(
  'gfInstructionStep',
  {
    name: 'Instruction step',
    description: 'One thing to do, in an order',
  },
  {
    title: text('gfTitle', 120).help('What to do, such as “Plug it in”; the number comes by itself'),
    description: html('gfDescription').optional(),
    image: image('gfImage').optional().help('What it looks like, 4 by 3'),
    cta: one('gfCta', callToAction).optional(),
  },
);

export interface InstructionStepProps extends PropsOf<typeof instructionStep.fields> {}
