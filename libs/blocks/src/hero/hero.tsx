import type { ComponentType } from 'react';
import type { HeroOf, HeroProps, HeroVariant } from './hero.content.ts';
import { ImageHero } from './image-hero/image-hero.tsx';

const variants: { readonly [V in HeroVariant]: ComponentType<HeroOf<V>> } = {
  imageHero: ImageHero,
};

/** A hero of any type. */
export function Hero(props: HeroProps) {
  const Variant = variants[props.variant] as ComponentType<HeroProps>;
  return <Variant {...props} />;
}
