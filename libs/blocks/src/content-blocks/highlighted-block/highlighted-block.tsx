import { withDefaults } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { ComingSoonCity } from './coming-soon-city.tsx';
import { HighlightLink } from './highlight-link.tsx';
import type {
  HighlightedBlockOf,
  HighlightedBlockProps,
  HighlightedBlockVariant,
} from './highlighted-block.block.ts';
import { HomeBusiness } from './home-business.tsx';
import { PromoBar } from './promo-bar.tsx';
import { WifiPromo } from './wifi-promo.tsx';

export type { HighlightedBlockProps };

const variants: { readonly [V in HighlightedBlockVariant]: ComponentType<HighlightedBlockOf<V>> } = {
  promoBar: PromoBar,
  comingSoonCity: ComingSoonCity,
  highlightLink: HighlightLink,
  wifiPromo: WifiPromo,
  homeBusiness: HomeBusiness,
};

/** A highlighted block of any type. */
export function HighlightedBlock(given: HighlightedBlockProps) {
  const props = withDefaults(given, { isModule: false });
  const Variant = variants[props.variant] as ComponentType<HighlightedBlockProps>;
  return <Variant {...props} />;
}
