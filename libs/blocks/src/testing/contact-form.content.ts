import { entryType, text, type PropsFrom } from '@skein/cms-client';

/** A form with several fields that replaces a form from another library. Only for stories and tests. */
export const contactForm = entryType(
  'gfContactFormFixture',
  {
    name: 'Long form fixture',
    description: 'Stands in for a contact form in the stories of blocks that hold one',
  },
  {
    title: text('gfTitle'),
    company: text('gfCompany'),
    email: text('gfEmail'),
    address: text('gfAddress'),
    button: text('gfButton'),
  },
);
export type ContactFormProps = PropsFrom<typeof contactForm>;
