import type { BlockNode, EntryType } from '@skein/cms-client';
import { video } from '../../../parts/video/video.content.ts';

/** A film and the words beside it. */
export interface Film {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The film as a node that the host renders, so that it wakes like every other film of a page. */
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
