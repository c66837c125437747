import { variantType, type PropsFrom } from '@skein/cms-client';
import { centeredText } from './centered-text/centered-text.content.ts';
import { cityOffer } from './city-offer/city-offer.content.ts';
import { sharedFields } from './content-block.shared.ts';
import { textWithImage } from './text-with-image/text-with-image.content.ts';

/** The work horse of every page: one content type, a variant per look. */
export const contentBlock = variantType(
  'gfContentBlock',
  {
    name: 'Content block',
    description: 'Text with a picture, a film, a map or by itself',
    displayField: 'gfTitle',
  },
  'gfContentBlockType',
  sharedFields,
  { textWithImage, cityOffer, centeredText },
);
export type ContentBlockProps = PropsFrom<typeof contentBlock>;
export type ContentBlockVariant = ContentBlockProps['variant'];
/** Props of one variant. */
export type ContentBlockOf<V extends ContentBlockVariant> = Extract<
  ContentBlockProps,
  { readonly variant: V }
>;
