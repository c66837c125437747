import { entryType, text, type PropsFrom } from '@skein/cms-client';

/** Content type of a stand-in for forms of another library. Only for stories and tests. */
export const formFixture = entryType(
  'gfFormFixture',
  { name: 'Form fixture', description: 'Stands in for a form in a hero' },
  { label: text('gfLabel'), button: text('gfButton') },
);
export type FormFixtureProps = PropsFrom<typeof formFixture>;
