import { BlockSlot, withDefaults } from '@skein/cms-client';
import { experimentDefaults } from './experiment.defaults.ts';
import type { ExperimentProps } from './experiment.content.ts';

export interface ExperimentHostProps {
  /** The variation that whoever this page is drawn for sees; the first one by default. */
  readonly shown?: string;
}

/** The block of one variation. What it is part of stands beside it, for the script that counts who has seen it. */
export function Experiment(given: ExperimentProps & ExperimentHostProps) {
  const { flagKey, isRunning, variations, shown } = withDefaults(given, experimentDefaults);
  const variation = (isRunning && variations.find(({ name }) => name === shown)) || variations[0];
  if (!variation) return null;
  return (
    <>
      {isRunning && <template data-exposure={JSON.stringify([flagKey, variation.name])} />}
      <BlockSlot node={variation.block} />
    </>
  );
}
