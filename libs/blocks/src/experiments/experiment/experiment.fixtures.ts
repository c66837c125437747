import { entry, t } from '@skein/cms-client';
import { centered, plain } from '../../text/text-block/text-block.fixtures.ts';
import { experiment, experimentVariation } from './experiment.block.ts';

const variations = [
  entry(experimentVariation, 'experiment-long', { name: 'long', block: plain }),
  entry(experimentVariation, 'experiment-short', { name: 'short', block: centered }),
];

export const running = entry(experiment, 'experiment-running', {
  internalName: t('How long the text on billing is', 'Cuánto mide el texto de cobros'),
  flagKey: 'billing_text',
  isRunning: true,
  variations,
});
export const stopped = entry(experiment, 'experiment-stopped', { flagKey: 'billing_text', variations });
