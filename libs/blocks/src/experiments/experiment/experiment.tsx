import { BlockSlot, withDefaults } from '@skein/cms-client';
import { experimentDefaults } from './experiment.defaults.ts';
import type { ExperimentProps } from './experiment.block.ts';

export interface ExperimentHostProps {
  /**
   * The variation for which the server renders the page. If it is undefined, the first variation shows, and
   * analytics do not count the visitor. It is also set in a stopped experiment, for the answer to a form that was sent
   * from the variation.
   */
  readonly shown?: string;
}

/**
 * Shows the block of one variation. The markup also contains the experiment's name, for the script that reports which
 * variation the visitor saw.
 */
export function Experiment(given: ExperimentProps & ExperimentHostProps) {
  const { flagKey, isRunning, variations, shown } = withDefaults(given, experimentDefaults);
  const chosen = variations.find(({ name }) => name === shown);
  const variation = chosen ?? variations[0];
  if (!variation) return null;
  return (
    <>
      {isRunning && chosen && <template data-exposure={JSON.stringify([flagKey, chosen.name])} />}
      <BlockSlot node={variation.block} />
    </>
  );
}
