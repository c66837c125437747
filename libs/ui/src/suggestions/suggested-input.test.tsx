import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SuggestedInput } from './suggested-input.tsx';

it('gives its input to a ref, and takes it back', () => {
  const ref = createRef<HTMLInputElement>();
  const called = vi.fn();
  const { rerender, unmount } = render(<SuggestedInput label="Street" ref={ref} />);
  const field = screen.getByLabelText('Street');
  expect(ref.current).toBe(field);
  rerender(<SuggestedInput label="Street" ref={called} />);
  expect(ref.current).toBeNull();
  expect(called).toHaveBeenLastCalledWith(field);
  unmount();
  expect(called).toHaveBeenLastCalledWith(null);
});

it('tells that it has the focus', () => {
  const focused = vi.fn();
  render(<SuggestedInput label="Street" onFocus={focused} />);
  screen.getByLabelText('Street').focus();
  expect(focused).toHaveBeenCalledOnce();
});
