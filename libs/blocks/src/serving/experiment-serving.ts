import { findBlock, nodesOf, propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { experimentDefaults } from '../experiments/experiment/experiment.defaults.ts';
import { experiment, type ExperimentProps } from '../experiments/experiment/experiment.block.ts';
import type { ExperimentHostProps } from '../experiments/experiment/experiment.tsx';

/** Returns the variation that a page shows. */
const shownOf = ({ variations, shown }: ExperimentProps & ExperimentHostProps) =>
  variations.find(({ name }) => name === shown) ?? variations[0];

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
    const experiments = nodesOf(blocks, experiment);
    const shown = new Map(experiments.map((node) => [node as object, shownOf(node.props)]));
    const shows = (part: unknown): boolean =>
      typeof part === 'object' &&
      part !== null &&
      (('id' in part && 'props' in part && part.id === blockId) ||
        Object.values(shown.get(part) ?? part).some(shows));
    if (shows(blocks)) return undefined;
    const others = new Map(
      experiments.flatMap((node): [string, string][] => {
        const holding = node.props.variations.filter(({ block }) => findBlock(block, blockId));
        const [first] = holding;
        const own = shown.get(node);
        return !first || (own && holding.includes(own)) ? [] : [[node.id, first.name]];
      }),
    );
    // No experiment counts a revealed variation, because it may not be the visitor's own.
    const props = propsFor(experiment, ({ id }) =>
      others.has(id) ? { shown: others.get(id), isRunning: false } : undefined,
    );
    return others.size === 0 ? undefined : { props };
  },
});
