import { entryType, text, type PropsFrom } from '@skein/cms-client';

/**
 * A form that stands for one from another library: an entry of a type that blocks do not know. Only for
 * stories and tests.
 */
export const notifyForm = entryType(
  'gfNotifyFormFixture',
  {
    name: 'Form fixture',
    description: 'Stands in for a form in the stories of blocks that hold one',
  },
  { label: text('gfLabel'), button: text('gfButton') },
);
export type NotifyFormProps = PropsFrom<typeof notifyForm>;
