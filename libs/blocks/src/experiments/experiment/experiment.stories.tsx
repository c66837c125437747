import { story } from '../../testing/story.ts';
import { experiment } from './experiment.block.ts';
import * as fixtures from './experiment.fixtures.ts';
import { Experiment } from './experiment.tsx';

export default {
  title: 'Blocks/Experiment · gfExperiment',
  id: 'blocks-experiment',
  component: Experiment,
  tags: ['experiment'],
};
const show = story(experiment, Experiment);

export const Running = show(fixtures.running);
export const Stopped = show(fixtures.stopped);
export const Spanish = { ...Running, name: 'In Spanish', globals: { language: 'es' } };
