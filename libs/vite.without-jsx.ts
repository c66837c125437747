import type { Plugin } from 'vite';

/**
 * Makes tests fail if they load JSX of another project. For projects whose tests render nothing: their test inputs
 * (`withoutJsx` in `nx.json`) include no JSX files.
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
