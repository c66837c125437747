import { entryType, type AnyEntryType } from './entry-type.ts';
import { variantType } from './variant-type.ts';
import { list } from '../fields/reference.ts';
import { choice, flag, integer } from '../fields/scalar.ts';
import { text } from '../fields/text.ts';

export const info = { name: 'Test', description: 'For tests' };
export const any = (type: unknown) => type as AnyEntryType;

export const leaf = entryType('leaf', info, { label: text('gfLabel') });
const twig = entryType('twig', info, { label: text('gfLabel') });
/** A content type with three variants. Some of their fields share an id in the CMS. */
export const block = variantType(
  'block',
  { ...info, displayField: 'gfTitle' },
  'gfKind',
  { title: text('gfTitle'), wide: flag('gfWide').default(false).help('Edge to edge') },
  {
    quote: {
      number: 10,
      label: 'Quote',
      fields: { author: text('gfName'), side: choice('gfSide', ['left', 'right']).default('left') },
    },
    tiles: {
      number: 2,
      label: 'Tiles',
      fields: {
        size: integer('gfSize', 1, 6).default(3),
        items: list('gfItems', leaf),
        side: choice('gfSide', ['left', 'center']).optional(),
      },
    },
    twigs: { number: 3, label: 'Twigs', fields: { items: list('gfItems', twig) } },
  },
);
