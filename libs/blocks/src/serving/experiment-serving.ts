import { propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { experimentDefaults } from '../experiments/experiment/experiment.defaults.ts';
import { experiment } from '../experiments/experiment/experiment.block.ts';

/**
 * Defines how a server draws a page with an experiment: once for each variation. Each visitor gets the page with the
 * visitor's variation.
 */
export const experimentServing: Serving = serving(experiment, {
  experiments: (nodes) =>
    nodes
      .filter(({ props }) => props.isRunning)
      .map(({ props: { flagKey, variations } }) => ({
        key: flagKey,
        variations: variations.map(({ name, weight = experimentDefaults.weight }) => ({
          variation: name,
          weight,
        })),
      })),
  read: (_nodes, { variations = {} }) => ({
    normal: () => '',
    props: propsFor(experiment, ({ props: { flagKey } }) =>
      variations[flagKey] === undefined ? undefined : { shown: variations[flagKey] },
    ),
  }),
});
