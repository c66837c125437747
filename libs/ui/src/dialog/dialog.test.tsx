import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { StrictMode, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../modal/dialog.test-support.ts';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

beforeAll(installDialog);

function Opener(props: Partial<DialogProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Check address</button>
      <Dialog title="Is it at your address?" open={open} onClose={() => setOpen(false)} {...props}>
        <p>Type your street.</p>
      </Dialog>
    </>
  );
}

function dialog(): HTMLDialogElement {
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
}

describe('Dialog', () => {
  it('holds its content in the page while it is closed', () => {
    render(<Opener />);
    expect(dialog().open).toBe(false);
    expect(dialog().textContent).toContain('Type your street.');
  });

  it('opens as a modal that its title names', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByText('Check address'));
    expect(screen.getByRole('dialog', { name: 'Is it at your address?' })).toHaveProperty('open', true);
  });

  it.each([
    ['en', 'Close'],
    ['es', 'Cerrar'],
  ] as const)('closes with its button, in %s called %s', async (language, label) => {
    render(<Opener language={language} />);
    await userEvent.click(screen.getByText('Check address'));
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(dialog().open).toBe(false);
  });

  it('asks to close on Escape instead of closing on its own', () => {
    const onClose = vi.fn();
    render(<Opener open onClose={onClose} />);
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(onClose).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('leaves alone the cancel of a file field inside it', () => {
    const onClose = vi.fn();
    render(<Opener open onClose={onClose} />);
    fireEvent(
      screen.getByText('Type your street.'),
      new Event('cancel', { bubbles: true, cancelable: true }),
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('tells the caller when the browser closed it', () => {
    const onClose = vi.fn();
    render(<Opener open onClose={onClose} />);
    dialog().close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('returns the focus when it is removed while it is open, and does not tell the caller', async () => {
    const onClose = vi.fn();
    function Conditional(): ReactElement {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Check address</button>
          {open && (
            <Dialog title="Is it at your address?" open onClose={onClose}>
              <button onClick={() => setOpen(false)}>Remove</button>
            </Dialog>
          )}
        </>
      );
    }
    // In StrictMode, React removes each effect once and runs it again.
    render(
      <StrictMode>
        <Conditional />
      </StrictMode>,
    );
    await userEvent.click(screen.getByText('Check address'));
    expect(dialog().open).toBe(true);
    fireEvent(dialog(), new Event('close'));
    expect(dialog().contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByText('Remove'));
    expect(document.activeElement).toBe(screen.getByText('Check address'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on a click beside the panel, but not on one that began inside', () => {
    const onClose = vi.fn();
    render(<Opener open onClose={onClose} />);
    fireEvent.mouseDown(screen.getByText('Type your street.'));
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog());
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('knows how much of the screen the keyboard of a phone covers, and forgets it with a zoom', () => {
    const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: 700, scale: 1 });
    vi.stubGlobal('visualViewport', seen);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700);
    render(<Opener open />);
    const unseen = (change: object) => {
      Object.assign(seen, change).dispatchEvent(new Event('resize'));
      return ['above', 'below'].map((side) => dialog().style.getPropertyValue(`--unseen-${side}`));
    };
    expect(unseen({})).toEqual(['0px', '0px']);
    expect(unseen({ height: 400 })).toEqual(['0px', '300px']);
    expect(unseen({ offsetTop: 120 })).toEqual(['120px', '180px']);
    expect(unseen({ scale: 2, height: 350 })).toEqual(['0px', '0px']);
  });

  it('stays on a click beside the panel when told to', () => {
    const onClose = vi.fn();
    render(<Opener open onClose={onClose} closeOnBackdrop={false} />);
    fireEvent.mouseDown(dialog());
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });
});
