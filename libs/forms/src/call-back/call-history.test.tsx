import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { visitor } from '../testing/visitor.ts';
import { describe, expect, it } from 'vitest';
import { beginAnew, field, goToCheck, press, show } from '../testing/call-stage.ts';
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
    const { container } = render(
      <dialog open>
        {formElement(callMaintenance, standInServices(), 'en-US', { now: () => CALL_NOW_MS })}
      </dialog>,
    );
    await reachCheck();
    act(() => void container.querySelector('dialog')?.dispatchEvent(new Event('close')));
    await waitFor(() => expect(noted()).toBe(before));
    await progress('75');
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
