import { withDefaults } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { BusinessContactFace } from './business-contact-face.tsx';
import { CityEmailFace } from './city-email-face.tsx';
import { imageHeroFace, type FaceProps, type ImageHeroFace } from './image-hero-face.ts';
import { NoAccountFace } from './no-account-face.tsx';
import { PlainFace } from './plain-face.tsx';
import type { ImageHeroProps } from './image-hero.content.ts';
import { imageHeroDefaults } from './image-hero.defaults.ts';

export type { ImageHeroProps };

const faces: { readonly [F in ImageHeroFace]: ComponentType<FaceProps> } = {
  plain: ({ form: _, ...props }) => <PlainFace {...props} />,
  search: PlainFace,
  cityEmail: CityEmailFace,
  noAccount: NoAccountFace,
  businessContact: BusinessContactFace,
};

/** Hero of type 2: a title with a picture. Each of its five layouts is for one action of the visitor. */
export function ImageHero(given: ImageHeroProps) {
  const props = withDefaults(given, imageHeroDefaults);
  const Face = faces[imageHeroFace(props)];
  return <Face {...props} />;
}
