import type { ComponentType } from 'react';
import { CenteredText } from './centered-text/centered-text.tsx';
import { CityOffer } from './city-offer/city-offer.tsx';
import type { ContentBlockOf, ContentBlockProps, ContentBlockVariant } from './content-block.content.ts';
import { TextWithImage } from './text-with-image/text-with-image.tsx';

const variants: { readonly [V in ContentBlockVariant]: ComponentType<ContentBlockOf<V>> } = {
  textWithImage: TextWithImage,
  cityOffer: CityOffer,
  centeredText: CenteredText,
};

/** A content block of any type. Each variant is a component of its own; this only picks it. */
export function ContentBlock(props: ContentBlockProps) {
  const Variant = variants[props.variant] as ComponentType<ContentBlockProps>;
  return <Variant {...props} />;
}
