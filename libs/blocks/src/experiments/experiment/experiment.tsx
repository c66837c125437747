import { BlockSlot, withDefaults } from '@skein/cms-client';
import { experimentDefaults } from './experiment.defaults.ts';
import type { ExperimentProps } from './experiment.content.ts';

export interface ExperimentHostProps {
  /**
   * The variation of the visitor for whom the server renders the page. Without it the visitor sees the first
   * one and is not counted.
   */
  readonly shown?: string;
}

/**
 * The block of one variation. The experiment's name is beside it in the markup, for the script that counts who
 * has seen it.
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
