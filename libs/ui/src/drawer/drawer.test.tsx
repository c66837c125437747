import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../modal/dialog.test-support.ts';
import { Drawer } from './drawer.tsx';

beforeAll(installDialog);

describe('Drawer', () => {
  it('opens and closes as its caller says', () => {
    const { rerender } = render(
      <Drawer open={false} onClose={() => {}} title="Menu">
        Plans
      </Drawer>,
    );
    const drawer = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    expect(drawer.open).toBe(false);
    rerender(
      <Drawer open onClose={() => {}} title="Menu">
        Plans
      </Drawer>,
    );
    expect(drawer.open).toBe(true);
    rerender(
      <Drawer open={false} onClose={() => {}} title="Menu">
        Plans
      </Drawer>,
    );
    expect(drawer.open).toBe(false);
  });

  it('keeps its name when the title is not seen', () => {
    render(
      <Drawer open onClose={() => {}} title="Menu" titleVisible={false}>
        Plans
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });

  it('asks to close by its button and by a click beside it', async () => {
    const onClose = vi.fn();
    render(
      <Drawer open onClose={onClose} title="Menu" closeLabel="Put away">
        Plans
      </Drawer>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Put away' }));
    fireEvent.mouseDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
