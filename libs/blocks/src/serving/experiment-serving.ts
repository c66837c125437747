import { propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { experimentDefaults } from '../experiments/experiment/experiment.defaults.ts';
import { experiment } from '../experiments/experiment/experiment.block.ts';

/** The serving of pages with an experiment. It makes each variation a separate page. */
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
