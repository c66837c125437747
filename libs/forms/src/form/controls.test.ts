import { expect, it } from 'vitest';
import { valuesOf } from './controls.ts';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

it('reads what stands in a form: one value, several answers one to a line, nothing where nothing is', () => {
  const form = formOf(
    '<input name="a" value=" x "><input type="checkbox" name="b[]" value="1" checked>' +
      '<input type="checkbox" name="b[]" value="2" checked><input type="checkbox" name="b[]" value="3">' +
      '<input type="radio" name="c" value="1"><input type="file" name="d">',
  );
  const names = { a: 'a', b: 'b[]', c: 'c', d: 'd', e: 'e' };
  expect(valuesOf(form, names, ['a', 'b', 'c', 'd', 'e'])).toEqual({
    a: 'x',
    b: '1\n2',
    c: '',
    d: '',
    e: '',
  });
});

it('reads no field that is not shown', () => {
  const form = formOf('<input name="a" value="x"><input name="b" value="y">');
  expect(valuesOf<'a' | 'b'>(form, { a: 'a', b: 'b' }, ['b'])).toEqual({ b: 'y' });
});
