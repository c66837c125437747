import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoutesProvider, useRoutes } from './routes-provider.tsx';
import { routeTo } from './route-to.ts';

it.each([
  ['/jobs?id={id}', 'a b&$&', '/jobs?id=a%20b%26%24%26'],
  ['/places/{city}/help', 'austin', '/places/austin/help'],
  ['/places', 'austin', '/places'],
  [undefined, 'austin', undefined],
])('a route %s leads for %s to %s', (route, value, href) => expect(routeTo(route, value)).toBe(href));

it('reaches whatever is below, and is empty without a host', () => {
  function Job() {
    return useRoutes().job ?? 'none';
  }
  const { container } = render(
    <>
      <RoutesProvider routes={{ job: '/stellen/{id}' }}>
        <Job />
      </RoutesProvider>
      <Job />
    </>,
  );
  expect(container.textContent).toBe('/stellen/{id}none');
});
