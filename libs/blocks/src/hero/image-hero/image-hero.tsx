import type { ComponentType } from 'react';
import type { HeroOf } from '../hero.content.ts';
import { BusinessContactFace } from './business-contact-face.tsx';
import { CityEmailFace } from './city-email-face.tsx';
import { imageHeroFace, type ImageHeroFace } from './image-hero-face.ts';
import { NoAccountFace } from './no-account-face.tsx';
import { PlainFace } from './plain-face.tsx';

const faces: { readonly [F in ImageHeroFace]: ComponentType<HeroOf<'imageHero'>> } = {
  plain: ({ form: _, ...props }) => <PlainFace {...props} />,
  search: PlainFace,
  cityEmail: CityEmailFace,
  noAccount: NoAccountFace,
  businessContact: BusinessContactFace,
};

/** Type 2: a title with a picture, and one of five things to do. */
export function ImageHero(props: HeroOf<'imageHero'>) {
  const Face = faces[imageHeroFace(props)];
  return <Face {...props} />;
}
