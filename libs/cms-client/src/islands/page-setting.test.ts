import { expect, it } from 'vitest';
import { pageSetting } from './page-setting.ts';

it('a setting of the page is that of its own script, wherever others put theirs', () => {
  document.body.innerHTML =
    '<script data-lang="en_US" src="#widget"></script><script data-runtime="#" data-lang="es-US"></script>';
  expect(pageSetting('data-lang')).toBe('es-US');
  expect(pageSetting('src')).toBeUndefined();
  document.body.innerHTML = '<script data-lang="en_US" src="#widget"></script>';
  expect(pageSetting('data-lang')).toBeUndefined();
  document.body.replaceChildren();
});
