import { entryType, text, type PropsFrom } from '@skein/cms-client';

/** A form that replaces a form from another library. Only for stories and tests. */
export const notifyForm = entryType(
  'gfNotifyFormFixture',
  {
    name: 'Form fixture',
    description: 'Stands in for a form in the stories of blocks that hold one',
  },
  { label: text('gfLabel'), button: text('gfButton') },
);
export type NotifyFormProps = PropsFrom<typeof notifyForm>;
