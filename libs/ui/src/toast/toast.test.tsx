import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast, ToastRegion } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());

function pass(ms: number): void {
  act(() => vi.advanceTimersByTime(ms));
}

function show(durationMs?: number) {
  const onDismiss = vi.fn();
  render(
    <Toast onDismiss={onDismiss} durationMs={durationMs}>
      Saved.
    </Toast>,
  );
  return onDismiss;
}

describe('Toast', () => {
  it('is announced politely in a named region', () => {
    render(
      <ToastRegion language="es">
        <Toast onDismiss={() => {}}>Guardado.</Toast>
      </ToastRegion>,
    );
    expect(screen.getByRole('region', { name: 'Avisos' }).contains(screen.getByRole('status'))).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('Guardado.');
  });

  it('stays until it is dismissed', () => {
    const onDismiss = show();
    pass(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('goes by itself when its time is up', () => {
    const onDismiss = show(5000);
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('lets its time stand still while it is pointed at', () => {
    const onDismiss = show(5000);
    const words = screen.getByText('Saved.');
    pass(3000);
    fireEvent.pointerOver(words);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerOut(words);
    pass(1999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('lets its time stand still while the focus is in it', () => {
    const onDismiss = show(1000);
    const button = screen.getByRole('button');
    act(() => button.focus());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => button.blur());
    pass(1000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
