import { findBlock, nodesOf, propsFor, serving, type Serving } from '@skein/cms-client/serve';
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
    props: propsFor(experiment, ({ props: { flagKey, isRunning } }) =>
      isRunning && variations[flagKey] !== undefined ? { shown: variations[flagKey] } : undefined,
    ),
  }),
  reveal({ blocks }, blockId) {
    const others = new Map(
      nodesOf(blocks, experiment).flatMap(({ id, props: { variations } }): [string, string][] => {
        const holding = variations.find(({ block }) => findBlock(block, blockId));
        return holding && holding !== variations[0] ? [[id, holding.name]] : [];
      }),
    );
    return others.size === 0
      ? undefined
      : { props: propsFor(experiment, ({ id }) => (others.has(id) ? { shown: others.get(id) } : undefined)) };
  },
});
