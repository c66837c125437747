'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { callFields, type CallValues } from './engine/call-fields.ts';
import { callSteps, type CallStep } from './engine/call-steps.ts';

const KEY = 'callStep';

/** The step of this block that an entry of the history stands for. */
function stepIn(entry: unknown, block: string): CallStep | undefined {
  const noted: unknown = typeof entry === 'object' && entry !== null && KEY in entry ? entry[KEY] : undefined;
  return callSteps.find((step) => noted === `${block} ${step}`);
}

/** What stands in the fields of the step that is shown. */
function enteredIn(panel: HTMLElement | null): CallValues {
  const form = panel?.querySelector('form');
  const asked = callFields.filter((field) => form?.querySelector(`[name="${field}"]:not([type="hidden"])`));
  const entered = new FormData(form ?? undefined);
  return Object.fromEntries(asked.map((field) => [field, String(entered.get(field) ?? '').trim()]));
}

const count = (from: CallStep, to: CallStep) => callSteps.indexOf(to) - callSteps.indexOf(from);

/**
 * Steps as steps of the history: Back leads to the step before, Forward to the one after, with everything that was entered.
 * A call that was taken, or whose dialog is closed, leaves no steps behind.
 * @param block tells this block from others on the page
 */
export function useStepHistory(
  block: string,
  step: CallStep,
  panel: RefObject<HTMLElement | null>,
  goBackTo: (step: CallStep, entered: CallValues) => void,
): void {
  const first = useRef(step);
  const shown = useRef(step);
  const start = useRef('');
  /** A move of the history that only follows what is shown already. */
  const follows = useRef(false);

  function move(steps: number) {
    if (steps === 0) return;
    follows.current = true;
    history.go(steps);
  }
  const note = () => history.pushState({ ...history.state, [KEY]: `${block} ${step}` }, '');
  /** To where the visitor began. */
  function leave() {
    const here = stepIn(history.state, block);
    if (here) move(Math.min(0, count(here, first.current)));
  }

  const went = useEffectEvent(() => {
    const own = follows.current;
    follows.current = false;
    const to = stepIn(history.state, block) ?? (location.href === start.current ? first.current : undefined);
    if (own || to === undefined || to === step || step === 'confirmation') return;
    // What is on its way cannot be left.
    if (panel.current?.querySelector('[aria-busy="true"]')) return note();
    // The way on is what the step itself makes of what stands in it.
    if (count(step, to) > 0) panel.current?.querySelector('form')?.requestSubmit();
    else goBackTo(to, enteredIn(panel.current));
  });
  const closed = useEffectEvent(() => {
    // A dialog that an address opens goes by the history of that address.
    if (!panel.current?.closest('dialog')?.hasAttribute('data-open-at')) leave();
  });

  useEffect(() => {
    const listened = () => went();
    const dialog = panel.current?.closest('dialog');
    const left = () => closed();
    addEventListener('popstate', listened);
    dialog?.addEventListener('close', left);
    return () => {
      removeEventListener('popstate', listened);
      dialog?.removeEventListener('close', left);
    };
  }, [panel]);

  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    const here = stepIn(history.state, block);
    if (before === step) return;
    if (step === 'confirmation') leave();
    else if (count(before, step) > 0) {
      start.current ||= location.href;
      if (here !== step) note();
    } else if (here === before) move(Math.max(count(before, step), count(before, first.current)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each step that is shown
  }, [step]);
}
