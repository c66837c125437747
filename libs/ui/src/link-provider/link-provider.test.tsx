import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from './link-provider.tsx';

/**
 * Presses a link. Returns the page that the application has opened, and whether the browser follows the link.
 */
function press(html: string, how: MouseEventInit = {}, owns?: (path: string) => boolean) {
  const navigate = vi.fn();
  const { container } = render(
    <LinkProvider navigate={navigate} owns={owns}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </LinkProvider>,
  );
  const pressed = container.querySelector('b, a');
  const isLeft = pressed ? fireEvent.click(pressed, how) : undefined;
  return { went: navigate.mock.calls.flat() as unknown[], isLeft };
}

describe('a link inside', () => {
  it.each([
    ['<a href="/plans">Plans</a>', '/plans'],
    ['<p>See <a href="/plans?from=text#prices">the <b>plans</b></a>.</p>', '/plans?from=text#prices'],
    ['<a href="http://localhost:3000/plans" target="_self">Plans</a>', '/plans'],
    ['<a href="?page=2">Next</a>', '/?page=2'],
  ])('%s is opened by the router', (html, path) => {
    expect(press(html)).toEqual({ went: [path], isLeft: false });
  });

  it.each([
    ['<a href="https://elsewhere.example/plans">Elsewhere</a>', {}],
    ['<a href="mailto:a@example.com">Mail</a>', {}],
    ['<a href="/plans" target="_blank">Tab</a>', {}],
    ['<a href="/label.csv" download>File</a>', {}],
    ['<a href="#prices">Below</a>', {}],
    ['<a href="/address" data-action="open-address-check">Check</a>', {}],
    ['<a href="/plans">Plans</a>', { ctrlKey: true }],
    ['<a href="/plans">Plans</a>', { metaKey: true }],
    ['<a href="/plans">Plans</a>', { shiftKey: true }],
    ['<a href="/plans">Plans</a>', { button: 1 }],
    ['<b>No link</b>', {}],
  ])('%s is left to the browser: %o', (html, how) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(press(html, how)).toEqual({ went: [], isLeft: true });
  });

  it('is left to the browser if the application does not have the page', () => {
    const owns = (path: string) => path.startsWith('/app/');
    vi.spyOn(console, 'error').mockReturnValue();
    expect(press('<a href="/plans">Plans</a>', {}, owns).went).toEqual([]);
    expect(press('<a href="/app/plans">Plans</a>', {}, owns).went).toEqual(['/app/plans']);
  });
});
