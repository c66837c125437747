import { BlockSlot, withDefaults } from '@skein/cms-client';
import { experimentDefaults } from './experiment.defaults.ts';
import type { ExperimentProps } from './experiment.block.ts';

export interface ExperimentHostProps {
  /**
   * The variation for which the server renders the page. If it is undefined, the first variation shows, and
   * analytics do not count the visitor.
   */
  readonly shown?: string;
}

/**
 * Shows the block of one variation. The markup also contains the experiment's name, for the script that reports which
 * variation the visitor saw.
 */
export function Experiment(given: ExperimentProps & ExperimentHostProps) {
  const { flagKey, isRunning, variations, shown } = withDefaults(given, experimentDefaults);
  const counted = isRunning ? variations.find(({ name }) => name === shown) : undefined;
  const variation = counted ?? variations[0];
  if (!variation) return null;
  return (
    <>
      {counted && <template data-exposure={JSON.stringify([flagKey, counted.name])} />}
      <BlockSlot node={variation.block} />
    </>
  );
}
