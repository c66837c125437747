import type { WithDefaults } from '@skein/cms-client';
import type { ImageHeroProps } from './image-hero.content.ts';
import type { imageHeroDefaults } from './image-hero.defaults.ts';

/** Props of a face. */
export type FaceProps = WithDefaults<ImageHeroProps, typeof imageHeroDefaults>;

/** The layouts of an image hero, by what they ask the visitor to do. */
export type ImageHeroFace = NonNullable<FaceProps['face']>;

/**
 * Returns the face that an image hero shows. It is the editor's choice if the needed content exists: a face
 * around a form is plain without that form. Without a choice, the content decides.
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
