import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLanguage } from '../language/language-provider.tsx';
import { useRoutes } from './routes-provider.tsx';
import { siteProviders } from './site-providers.tsx';

const { wrap } = siteProviders({
  languages: [
    { tag: 'en-US', prefix: '' },
    { tag: 'es-US', prefix: '/intl/es' },
  ],
  routes: (prefix) => ({ openRoles: `${prefix}/careers` }),
});

function Where() {
  return `${useLanguage()} ${useRoutes().openRoles}`;
}

it.each([
  ['en-US', 'en /careers'],
  ['es-US', 'es /intl/es/careers'],
])('parts in %s know their language and its routes', (tag, said) => {
  expect(render(wrap(tag, <Where />)).container.textContent).toBe(said);
});
