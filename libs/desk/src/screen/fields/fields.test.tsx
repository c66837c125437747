import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkTo, type FieldDefinition } from '../../cms/cms.types.ts';
import { editStore } from '../../edits/edit-store.ts';
import { fieldKind } from '../../model/field-kind.ts';
import { contentOf, entryOf, fieldOf, typeOf } from '../../testing/content.test-support.ts';
import { fillJsdomGaps } from '../../testing/jsdom-gaps.test-support.ts';
import { DeskContext } from '../state/desk-context.ts';
import { fieldEditors } from './field-editors.ts';

beforeAll(fillJsdomGaps);
afterEach(cleanup);

const field = (type: string, of: Partial<FieldDefinition> = {}) =>
  fieldOf('field', { name: 'Field', type, ...of });
const color = field('Symbol', {
  validations: [{ regexp: { pattern: '^(#[\\da-f]{3}|#[\\da-f]{6}|[a-z-]+)$' } }],
});
const person = typeOf('person', color, { ...color, id: 'ground', name: 'Ground' });
const dog = {
  title: { en: 'A dog' },
  file: { en: { contentType: 'image/png', url: '//here/assets/dog/1/dog.png' } },
};
const content = contentOf(
  [{ ...person, name: 'Person', displayField: 'name' }],
  [
    entryOf('ana', 'person', { name: { en: 'Ana' }, ground: { en: '#ffffff' } }),
    { sys: { id: 'dog', type: 'Asset', version: 1 }, fields: dog },
  ],
);
const never = () => Promise.reject(new Error('not asked'));
const client = {
  open: never,
  entry: never,
  published: never,
  createAsset: never,
  save: never,
  publish: never,
  unpublish: never,
  remove: never,
};
const tools = {
  store: editStore({ client, content, later: () => () => undefined }),
  settings: { site: '', cma: '', token: '', languages: [], reserved: [] },
};

/** Returns a function that returns the current value. */
function edit(definition: FieldDefinition, before?: unknown, hint?: string): () => unknown {
  let now = before;
  function Field() {
    const [value, setValue] = useState(before);
    const Editor = fieldEditors[fieldKind(definition, { en: before })];
    return (
      <Editor
        entryId="ana"
        field={definition}
        value={value}
        hint={hint}
        id="field"
        label="Field"
        lang={undefined}
        describedBy={undefined}
        invalid={false}
        onChange={(next) => setValue((now = next))}
        onOpen={() => undefined}
      />
    );
  }
  render(
    <DeskContext value={tools}>
      <Suspense>
        <Field />
      </Suspense>
    </DeskContext>,
  );
  return () => now;
}
const user = userEvent.setup();
const box = (name = 'Field') => screen.findByRole('textbox', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const document_ = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
});

describe('an editor changes', () => {
  it.each<[string, FieldDefinition, unknown, unknown, () => Promise<unknown>, string?]>([
    ['a short text', field('Symbol'), 'a', 'ab c', async () => user.type(await box(), 'b{Enter} c')],
    ['a long text', field('Text'), undefined, 'a\nb', async () => user.type(await box(), 'a{Enter}b')],
    ['a number', field('Number'), 2, 2.5, async () => user.type(await screen.findByRole('spinbutton'), '.5')],
    [
      'a number to none',
      field('Integer'),
      2,
      undefined,
      async () => user.clear(await screen.findByRole('spinbutton')),
    ],
    [
      'yes to no',
      field('Boolean'),
      true,
      false,
      async () => user.selectOptions(await screen.findByRole('combobox'), 'No'),
    ],
    [
      'a look by its name',
      field('Integer', { validations: [{ in: [2, 16] }] }),
      2,
      16,
      async () => user.selectOptions(await screen.findByRole('combobox'), 'Banner'),
      '2 = Wide picture: most pages; 16 = Banner.',
    ],
    [
      'a color',
      color,
      'ink',
      '#123',
      async () => (await user.clear(await box()), user.type(await box(), '#123')),
    ],
    [
      'a time of a date',
      field('Date'),
      '2026-11-29T08:30Z',
      '2026-11-29T09:45',
      async () => (
        await user.clear(screen.getByLabelText('Field: Time')),
        user.type(screen.getByLabelText('Field: Time'), '09:45')
      ),
    ],
    [
      'a line of a list',
      field('Array', { items: { type: 'Symbol' } }),
      ['a'],
      ['a', 'b'],
      async () => (await press('Add a line: Field'), user.type(await box('Field: Line 2'), 'b')),
    ],
    [
      'a link to an entry',
      field('Link', { linkType: 'Entry' }),
      undefined,
      linkTo('Entry', 'ana'),
      async () => (await press('Choose: Field'), press(/^Ana/)),
    ],
    [
      'a list of entries',
      field('Array', { items: { type: 'Link', linkType: 'Entry' } }),
      [linkTo('Entry', 'ana')],
      [],
      () => press('Remove Ana'),
    ],
    [
      'a link to a picture',
      field('Link', { linkType: 'Asset' }),
      undefined,
      linkTo('Asset', 'dog'),
      async () => (await press('Choose: Field'), press(/^A dog/)),
    ],
    [
      'any value',
      field('Object'),
      { a: 1 },
      { a: 1, b: 2 },
      async () => (await user.clear(await box()), user.click(await box()), user.paste('{"a":1,"b":2}')),
    ],
    [
      'HTML',
      field('Text'),
      '<p>one</p>',
      '<ul><li>one</li></ul>',
      async () => (await user.click(await box()), press('Bulleted list')),
    ],
    [
      'HTML, and keeps the lines that visitors see',
      field('Text'),
      '<p>Mill Street 1\nMesa, AZ</p>',
      '<ul><li>Mill Street 1<br>Mesa, AZ</li></ul>',
      async () => (await user.click(await box()), press('Bulleted list')),
    ],
    [
      'rich text',
      field('RichText'),
      document_('one'),
      { nodeType: 'document' },
      async () => (await user.click(await box()), press('Numbered list')),
    ],
  ])('%s', async (_, definition, before, after, act, hint) => {
    const value = edit(definition, before, hint);
    await act();
    if (definition.type === 'RichText')
      expect(value()).toMatchObject({ content: [{ nodeType: 'ordered-list' }] });
    else expect(value()).toEqual(after);
  });
});

it('a color says how it goes with the other colors of its entry', async () => {
  edit(color, '#777777');
  expect(await screen.findByText('With Ground: 4.5 to 1, enough for large text only (AA).')).toBeTruthy();
});

it('formatted text has the focus again after Escape in the address of a link', async () => {
  edit(field('RichText'), document_('a'));
  await press('Link');
  await user.type(await box('Address of the link'), '{Escape}');
  const text = await box();
  await waitFor(() => expect(document.activeElement).toBe(text));
});

it('JSON names the line of its fault, and is not saved', async () => {
  const value = edit(field('Object'), { a: 1 });
  await user.clear(await box());
  const status = screen.getByRole('status');
  await user.paste('{\n  "a": 1,\n  b\n}');
  expect(status.textContent).toMatch(/^Line 3 is not valid JSON/);
  expect(value()).toBeUndefined();
});
