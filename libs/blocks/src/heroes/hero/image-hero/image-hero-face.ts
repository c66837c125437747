import type { WithDefaults } from '@skein/cms-client';
import type { ImageHeroProps } from './image-hero.content.ts';
import type { imageHeroDefaults } from './image-hero.defaults.ts';

/** Props of a layout of an image hero. */
export type FaceProps = WithDefaults<ImageHeroProps, typeof imageHeroDefaults>;

/** The layouts (faces) of an image hero. Each layout is for one action of the visitor. */
export type ImageHeroFace = NonNullable<FaceProps['face']>;

/**
 * Returns the layout of an image hero. A layout from the editor that needs a form becomes `plain` if there is
 * no form. If the editor chose no layout, the texts and the form decide.
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
