import { Select } from '@skein/ui';
import type { ReactElement } from 'react';
import { FormConfirmation } from '../form/form-confirmation.tsx';
import type { FormField } from '../form/form-fields.tsx';
import type { FormLook } from '../form/form-look.ts';
import { FormView } from '../form/form-view.tsx';
import { useForm } from '../form/use-form.ts';
import type { PostResult } from '../post/send-post.ts';
import type { FormRules } from '../rules/form-rules.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';

export type Field = 'name' | 'topic' | 'day';
export type Message = 'nameRequired' | 'topicRequired' | 'dayIsWeekend';
const rules: FormRules<Field, Message> = {
  order: ['name', 'topic', 'day'],
  fields: ['name', 'topic', 'day'],
  optionalFields: [],
  rules: [
    { field: 'name', message: 'nameRequired', fails: ({ name }) => name === '' },
    { field: 'topic', message: 'topicRequired', fails: ({ topic }) => topic === '' },
    { field: 'day', message: 'dayIsWeekend', fails: ({ day }) => [0, 6].includes(new Date(day).getUTCDay()) },
  ],
  firstIssueOnly: false,
  focusIfEmpty: [],
};
const names = { name: 'call[name]', topic: 'call[topic]', day: 'call[day]' };
const texts = {
  nameRequired: { en: 'Tell us your name.', es: 'Dinos tu nombre.' },
  topicRequired: { en: 'Choose a topic.', es: 'Elige un tema.' },
  dayIsWeekend: { en: 'We call on weekdays.', es: 'Llamamos entre semana.' },
};
const fields: Readonly<Record<Field, FormField>> = {
  name: { label: 'Name', example: 'Sam', flex: '1 1 10rem', input: { autoComplete: 'name', maxLength: 50 } },
  topic: { label: 'Topic', example: 'bill', flex: '1 1 10rem', half: 10, input: {} },
  day: { label: 'Day', example: '2026-11-23', flex: '1 1 10rem', half: 10, input: { type: 'date' } },
};
const look: FormLook = {
  layout: 'stack',
  issues: 'field',
  folds: false,
  fades: false,
  disablesButton: true,
};

async function sendCall({ values }: FormOrder & { readonly zone: string }, { check }: WireTools) {
  await check.token('call');
  return { kind: 'accepted', location: values['name'] } satisfies PostResult;
}

/** A minimal form, as a developer outside this project would write it. */
export function PlainForm(): ReactElement {
  const form = useForm({
    name: 'Call form',
    rules,
    shown: rules.fields,
    names,
    messages: ['nameRequired', 'topicRequired', 'dayIsWeekend'],
    url: '/call',
    wire: async () => sendCall,
    extra: { zone: 'America/Denver' },
    humanCheck: true,
    confirms: true,
  });
  if (form.status === 'done') return <FormConfirmation title="Thank you" subtitle="We’ll call you." />;
  return (
    <FormView
      form={form}
      fields={fields}
      look={look}
      content={{ messages: { topicRequired: 'What’s it about?' } }}
      button={{ en: 'Call me', es: 'Llámenme' }}
      texts={texts}
      problems={{ full: { en: 'Nobody is free that day.', es: 'Nadie está libre ese día.' } }}
      draw={(field, { label, id, name, required, error }) =>
        field === 'topic' ? (
          <Select
            {...{ label, id, name, required, error }}
            placeholder="Choose"
            options={[{ value: 'bill', label: 'My bill' }]}
          />
        ) : undefined
      }
    />
  );
}
