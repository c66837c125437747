import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BrandProvider, useBrand } from './brand-provider.tsx';

afterEach(cleanup);

function Caller({ name }: { name?: string }) {
  return <p>A call from {useBrand(name).name ?? 'us'}</p>;
}

describe('BrandProvider', () => {
  it('names the provider to what is below it', () => {
    render(
      <BrandProvider name="Harbor">
        <Caller />
        <Caller name="Pier" />
      </BrandProvider>,
    );
    expect(screen.getAllByText(/A call from/).map((call) => call.textContent)).toEqual([
      'A call from Harbor',
      'A call from Pier',
    ]);
  });

  it('is not needed', () => {
    render(<Caller />);
    expect(screen.getByText('A call from us')).toBeTruthy();
  });
});
