import type { Plugin } from 'vite';

/**
 * For a project whose tests draw nothing: refuses markup of other projects, which the inputs of these tests leave out
 * (`withoutJsx` in `nx.json`).
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
