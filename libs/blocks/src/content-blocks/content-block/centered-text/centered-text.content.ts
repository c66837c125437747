import { flag, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const centeredText = variant({
  number: 16,
  label: 'Centered text',
  use: 'One sentence that carries a section by itself.',
  avoid: 'More than a short paragraph: take a text block.',
  fields: {
    threads: flag('gfThreads')
      .default(false)
      .help('Threads above the words. On where they lead somewhere: a street, a city'),
  },
});

export interface CenteredTextProps extends PropsOf<typeof sharedFields, typeof centeredText.fields> {}
