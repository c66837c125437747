import type { BlockNode, EntryType } from '@skein/cms-client';
import { video } from '../../../parts/video/video.block.ts';

/** A film, and words beside the film. */
export interface Film {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The film as a content node. The host renders the node and starts the film's script. */
  readonly node: BlockNode;
}

/** The content type of a video as an item of a grid. */
export const film: EntryType<Film, unknown> & { readonly id: typeof video.id } = {
  ...video,
  parse(entry, context) {
    const props = video.parse(entry, context);
    if (props === undefined) return undefined;
    const { id, title, description } = props;
    return { id, title, description, node: { id, type: video.id, props: { ...props } } };
  },
  write() {
    throw new Error('write a video');
  },
};
