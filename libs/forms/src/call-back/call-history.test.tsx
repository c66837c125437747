import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it, vi } from 'vitest';
import { beginAnew, field, fillDate, goToCheck, goToDate, press, show } from '../testing/call-stage.ts';
import { formElement } from '../testing/show-form.tsx';
import { standInServices } from '../testing/stand-in-services.ts';
import { CALL_NOW_MS } from '../testing/call-cases.ts';
import { callMaintenance } from './call-back.fixtures.ts';

beginAnew();

const progress = (percent: string) =>
  waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent));
const accepts = () => standInServices({ answer: () => ({ kind: 'accepted' }) });
/** Moves in the browser's history, and waits for the move. */
const move = (how: () => void) =>
  act(async () => {
    const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    how();
    await there;
  });
const noted = () => JSON.stringify(history.state);
/** Draws the form in an open dialog. */
function showInDialog() {
  const { container } = render(
    <dialog open>{formElement(callMaintenance, accepts(), 'en-US', { now: () => CALL_NOW_MS })}</dialog>,
  );
  const dialog = container.querySelector('dialog');
  const toggle = (open: boolean) => dialog?.toggleAttribute('open', open);
  const close = () =>
    act(() => {
      toggle(false);
      dialog?.dispatchEvent(new Event('close'));
    });
  return {
    close,
    /** @param before state of the history entry that the page had before the first step */
    async closeAndOpen(before: string) {
      close();
      await waitFor(() => expect(noted()).toBe(before));
      toggle(true);
    },
    async confirm() {
      await press('Book the call');
      await progress('100');
    },
  };
}
async function reachCheck() {
  await goToCheck();
  await progress('75');
}

describe('the history of the browser', () => {
  it('leads back step by step with everything entered, and forward again', async () => {
    show(callMaintenance, standInServices());
    await reachCheck();
    await move(() => history.back());
    await progress('50');
    expect(field('Day').value).toBe('2026-11-24');
    await visitor.selectOptions(field('Time zone'), 'EST');
    await move(() => history.back());
    await progress('25');
    expect(field('First name').value).toBe('Sam');
    await move(() => history.forward());
    await progress('50');
    expect(field('Time zone').value).toBe('EST');
    await move(() => history.forward());
    await progress('75');
  });

  it('goes along with the button of the step', async () => {
    show(callMaintenance, standInServices());
    await reachCheck();
    await move(() => void press('Back'));
    await progress('50');
    await move(() => history.back());
    await progress('25');
  });

  it('goes forward to no step whose fields before it are wrong', async () => {
    show(callMaintenance, standInServices());
    await reachCheck();
    await move(() => history.go(-2));
    await progress('25');
    await visitor.clear(field('Phone'));
    await move(() => history.forward());
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  });

  it('has no step of a call that was taken', async () => {
    const before = noted();
    show(callMaintenance, accepts());
    await reachCheck();
    expect(noted()).toContain('checkInfo');
    await press('Book the call');
    await progress('100');
    await waitFor(() => expect(noted()).toBe(before));
    await move(() => history.forward());
    await progress('100');
  });

  it('has no step of a dialog that was closed, which is where it was when it is opened again', async () => {
    const before = noted();
    const { closeAndOpen } = showInDialog();
    await reachCheck();
    await closeAndOpen(before);
    await progress('75');
  });

  it.each([
    ['is sent', async ({ confirm }: ReturnType<typeof showInDialog>) => confirm()],
    ['is closed again', async ({ close }: ReturnType<typeof showInDialog>) => close()],
  ])('stays on the page when a dialog that was opened again at a later step %s', async (_, end) => {
    const before = noted();
    const go = vi.spyOn(history, 'go');
    const dialog = showInDialog();
    await reachCheck();
    await dialog.closeAndOpen(before);
    await press('Back');
    await progress('50');
    await press('Next');
    await progress('75');
    go.mockClear();
    await end(dialog);
    await waitFor(() => expect(noted()).toBe(before));
    expect(go.mock.calls).toEqual([[-1]]);
  });

  it('stays on the page when such a dialog is closed after a step back', async () => {
    const before = noted();
    const dialog = showInDialog();
    await reachCheck();
    await dialog.closeAndOpen(before);
    await press('Back');
    await progress('50');
    const go = vi.spyOn(history, 'go');
    dialog.close();
    expect(noted()).toBe(before);
    expect(go).not.toHaveBeenCalled();
  });

  it('leads back to the step before, also in a dialog that was opened again at a later step', async () => {
    const before = noted();
    const dialog = showInDialog();
    await goToDate();
    await progress('50');
    await dialog.closeAndOpen(before);
    await fillDate();
    await press('Next');
    await progress('75');
    await move(() => history.back());
    await progress('50');
    await press('Back');
    await progress('25');
    expect(noted()).toContain('contact');
  });

  it('keeps nothing that was typed for who comes after a dialog was closed', async () => {
    const before = noted();
    const dialog = showInDialog();
    await goToDate();
    await move(() => history.back());
    await progress('25');
    expect(JSON.stringify(sessionStorage)).toContain('sam@example.com');
    dialog.close();
    await waitFor(() => expect(noted()).toBe(before));
    await move(() => history.forward());
    expect(noted() + JSON.stringify(sessionStorage)).not.toContain('sam@example.com');
    cleanup();
    showInDialog();
    await progress('25');
    expect(field('Email').value).toBe('');
  });

  it('brings a reload to the step that was shown, with everything entered', async () => {
    show(callMaintenance, standInServices());
    await reachCheck();
    cleanup();
    show(callMaintenance, accepts());
    await progress('75');
    expect(document.body.textContent).toContain('sam@example.com');
    await move(() => history.back());
    await progress('50');
    expect(field('Day').value).toBe('2026-11-24');
    cleanup();
    show(callMaintenance, standInServices());
    await progress('50');
    await press('Back');
    await progress('25');
    expect(field('Email').value).toBe('sam@example.com');
  });

  it('keeps nothing that was typed once a call was taken, wherever the visitor went before', async () => {
    const before = noted();
    show(callMaintenance, accepts());
    await reachCheck();
    await move(() => history.back());
    await progress('50');
    await move(() => history.forward());
    await progress('75');
    await press('Book the call');
    await progress('100');
    await waitFor(() => expect(noted()).toBe(before));
    const seen: string[] = [];
    for (let entry = 0; entry < 2; entry++) {
      await move(() => history.forward());
      seen.push(noted());
    }
    expect(seen.join()).toContain('checkInfo');
    expect(seen.join()).not.toContain('sam@example.com');
    cleanup();
    show(callMaintenance, standInServices());
    await progress('25');
    expect(field('Email').value).toBe('');
  });
});
