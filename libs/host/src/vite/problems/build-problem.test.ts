import { expect, it } from 'vitest';
import { buildProblem } from './build-problem.ts';

const missing = (name: string, peer: string, by: string) =>
  `\u001b[31m[MISSING_EXPORT] \u001b[0m"${name}" is not exported by "__vite-optional-peer-dep:${peer}:${by}".\n   ╭─[ a.js:1:9 ]\n`;

it('names the package that another needs, once', () => {
  const message =
    'Build failed with 3 errors:\n\n' +
    missing('readStoredAddress', '@skein/forms', '@skein/blocks') +
    missing('Form', '@skein/forms/islands', '@skein/blocks') +
    missing('map', 'leaflet', '@skein/map');
  expect(buildProblem(message)).toBe(
    '@skein/blocks needs @skein/forms, which is not installed: npm install @skein/forms\n' +
      '@skein/map needs leaflet, which is not installed: npm install leaflet',
  );
});

it('leaves everything else as the bundler says it', () => {
  expect(buildProblem('"a" is not exported by "b.ts"')).toBe('"a" is not exported by "b.ts"');
});
