import { render } from '@testing-library/react';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as problems from '../data-layer/push-event.ts';
import * as flags from '../flags.ts';
import * as portal from '../portal/fetch-portal-data.ts';

const COPY = join(import.meta.dirname, '../../out-tsc/second-copy');
const copyOf = <M,>(file: string): Promise<M> => import(/* @vite-ignore */ join(COPY, file));

beforeEach(() => cpSync(join(import.meta.dirname, '..'), COPY, { recursive: true }));
afterEach(() => rmSync(COPY, { recursive: true, force: true }));

describe('a second copy of the package', () => {
  it('sees the flags that the first provides', async () => {
    const { useVariation } = await copyOf<typeof flags>('flags.ts');
    expect(useVariation).not.toBe(flags.useVariation);
    const SignIn = () => <p>{useVariation('sign-in', 'second') ? 'second variant' : 'first variant'}</p>;
    const { container } = render(
      <flags.FlagsProvider experiments={{ 'sign-in': 'second' }}>
        <SignIn />
      </flags.FlagsProvider>,
    );
    expect(container.textContent).toBe('second variant');
  });

  it('shares the one reading of portal data', async () => {
    const { loadPortalData } = await copyOf<typeof portal>('portal/fetch-portal-data.ts');
    const fetch = vi.fn(async () => new Response(`)]}'\n{}`));
    const answers = await Promise.all([portal.loadPortalData({ fetch }), loadPortalData({ fetch })]);
    expect(answers[0]).toBe(answers[1]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports to whom the first was told to report', async () => {
    const { pushEvent } = await copyOf<typeof problems>('data-layer/push-event.ts');
    const report = vi.fn();
    const backToConsole = problems.reportDataLayerProblemsTo(report);
    vi.stubGlobal('dataLayer', Object.freeze([]));
    pushEvent({ event: 'check_address', category: 'check address', action: 'submit' });
    backToConsole();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'push failed' }));
  });
});
