import {
  block,
  given,
  entryType,
  flag,
  integer,
  list,
  slot,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import type { ExperimentHostProps } from './experiment.tsx';
import { experimentDefaults } from './experiment.defaults.ts';

export const experimentVariation = entryType(
  'gfExperimentVariation',
  {
    name: 'Variation of an experiment',
    description: 'One of the blocks that an experiment compares',
    use: 'A copy of a block in which one thing is another: a title, a picture, a button.',
    avoid: 'Two changes at once: nobody could say which of them it was.',
  },
  {
    name: text('optimizelyVariationName', 60).help('What reports call it'),
    weight: integer('gfWeight', 0, 1000)
      .default(experimentDefaults.weight)
      .help('Share of visitors, relative to the other variations'),
    block: slot('gfBlock').help('Any block'),
  },
);
export interface ExperimentVariationProps extends PropsOf<typeof experimentVariation.fields> {}

const model = entryType(
  'gfExperiment',
  {
    name: 'Experiment',
    description: 'Shows one of several blocks, for each visitor always the same',
    use: 'In the place of the block it is about, on a page or in another block.',
    avoid: 'More than two on a page: each doubles the pages that are drawn and kept.',
  },
  {
    internalName: text('gfInternalName').optional().help('What editors call it'),
    flagKey: text('optimizelyFlagKey', 60).help(
      'What reports call it; the same key on two pages is one experiment',
    ),
    isRunning: flag('gfIsRunning')
      .default(experimentDefaults.isRunning)
      .help('Off: everybody sees the first variation'),
    variations: list('gfVariations', experimentVariation).help('The first is what there was before'),
  },
);
export interface ExperimentProps extends PropsOf<typeof model.fields> {}

export const experiment: Block<typeof model> = block(model, {
  component: () => import('./experiment.tsx').then((m) => m.Experiment),
  hostProps: given<ExperimentHostProps>(),
  // The script counts visitors who have seen the block.
  wakes: ({ isRunning }) =>
    isRunning
      ? {
          when: 'visible',
          enhancer: () => import('./enhance-experiment.ts').then((m) => m.enhanceExperiment),
        }
      : undefined,
});
