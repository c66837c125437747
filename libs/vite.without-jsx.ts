import type { Plugin } from 'vite';

/**
 * For projects whose tests render nothing: refuses to load the markup of other projects, because the inputs of
 * these tests (`withoutJsx` in `nx.json`) do not include it.
 */
export const withoutJsx: Plugin = {
  name: 'without-jsx',
  load: {
    filter: { id: /\.tsx(\?|$)/ },
    handler(id) {
      this.error(
        `${id} has markup, which is no input of this target. Import an entry without it, or take ^production.`,
      );
    },
  },
};
