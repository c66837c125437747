import { describe, expect, it } from 'vitest';
import { addressForm } from '../address-form/address-form.block.ts';
import { refusalServing, refusedForms } from './refusal-serving.ts';

describe('a form that was refused without script', () => {
  const shownAgain = (values: Readonly<Record<string, string>>) => {
    const node = { type: addressForm.id, id: 'form-header', props: { variant: 'header' } };
    const visit = refusedForms.make({
      page: '/',
      action: '/address-forms',
      title: 'Not sent',
      fields: { email: 'emailUnusable' },
      values,
      hidden: {},
    });
    const told = (refusalServing.tell as (page: object, visit: object) => unknown)(
      { blocks: [node], title: 'Home' },
      visit,
    );
    return (told as { props(of: object): { refused: object } }).props(node).refused;
  };

  it.each([
    [{ email: 'sam', zip: '1', street: '' }, ['zip']],
    [{ email: 'sam', zip: '97205', street: '12 Elm St' }, undefined],
  ])('of %j is told which fields its message names', (values, also) => {
    expect(shownAgain(values)).toMatchObject({
      issues: [{ field: 'email', message: 'emailUnusable', also }],
    });
  });
});
