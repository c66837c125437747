import type { WithDefaults } from '@skein/cms-client';
import type { ImageHeroProps } from './image-hero.content.ts';
import type { imageHeroDefaults } from './image-hero.defaults.ts';

/** What a face is drawn from. */
export type FaceProps = WithDefaults<ImageHeroProps, typeof imageHeroDefaults>;

/** What a visitor is asked to do in front of the picture. */
export type ImageHeroFace = NonNullable<FaceProps['face']>;

/**
 * The face that an image hero shows. The editor's word counts, as long as there is what the face is made of: one that
 * stands around a form is plain without it. Without a word, the content decides.
 */
export function imageHeroFace({
  face,
  form,
  texts,
}: Pick<FaceProps, 'face' | 'form' | 'texts'>): ImageHeroFace {
  const made = form === undefined ? 'plain' : 'search';
  if (face === undefined) return texts.length > 0 ? 'noAccount' : made;
  if (face === 'plain' || face === 'noAccount') return face;
  return form === undefined ? 'plain' : face;
}
