'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { callFields, type CallValues } from './engine/call-fields.ts';
import { CALL_STEP_KEY as KEY } from '../boot/wake-call.ts';
import { callSteps, type CallState, type CallStep } from './engine/call-steps.ts';

/**
 * Key of the visitor's input in the state of a history entry. From this input, the form is filled in again after a
 * reload.
 */
const ENTERED = 'callEntered';

/** Returns the step of this block in the state of a history entry, or undefined. */
function stepIn(entry: unknown, block: string): CallStep | undefined {
  const noted: unknown = typeof entry === 'object' && entry !== null && KEY in entry ? entry[KEY] : undefined;
  return callSteps.find((step) => noted === `${block} ${step}`);
}

/** Returns the input in the state of a history entry, or undefined. */
function keptIn(entry: unknown): CallValues | undefined {
  const kept: unknown =
    typeof entry === 'object' && entry !== null && ENTERED in entry ? entry[ENTERED] : undefined;
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = Object.entries(kept).filter(
    ([field, text]) => callFields.some((name) => name === field) && typeof text === 'string',
  );
  return Object.fromEntries(values) as CallValues;
}

function enteredIn(panel: HTMLElement | null): CallValues {
  const form = panel?.querySelector('form');
  const asked = callFields.filter((field) => form?.querySelector(`[name="${field}"]:not([type="hidden"])`));
  const entered = new FormData(form ?? undefined);
  return Object.fromEntries(asked.map((field) => [field, String(entered.get(field) ?? '').trim()]));
}

const count = (from: CallStep, to: CallStep) => callSteps.indexOf(to) - callSteps.indexOf(from);

/**
 * Makes each step an entry of the browser's history, so that Back and Forward change the step and keep all input. The
 * current entry also contains the input, so that a reload keeps it. After an accepted request, or when the dialog
 * closes, this hook removes the steps and all input from the history.
 * @param block id that distinguishes this block from others on the page
 * @param goTo shows a step with its input
 */
export function useStepHistory(
  block: string,
  { step, values }: Pick<CallState, 'step' | 'values'>,
  panel: RefObject<HTMLElement | null>,
  goTo: (step: CallStep, entered: CallValues) => void,
): void {
  const first = useRef(step);
  const shown = useRef(step);
  const start = useRef('');
  /** Whether this hook itself started the current move in the history. If so, the form already shows the step. */
  const follows = useRef(false);
  /**
   * Whether this hook is going back to the history entry that the page had before the first change of step. Each entry
   * on the way loses its input.
   */
  const leaving = useRef(false);

  function move(steps: number) {
    if (steps === 0) return;
    follows.current = true;
    history.go(steps);
  }
  const note = (how: 'pushState' | 'replaceState') =>
    history[how]({ ...history.state, [KEY]: `${block} ${step}`, [ENTERED]: values }, '');
  function empty() {
    if (keptIn(history.state)) history.replaceState({ ...history.state, [ENTERED]: undefined }, '');
  }
  /**
   * Goes back to the history entry that the page had before the first change of step, and removes the input from each
   * entry on the way.
   */
  function leave() {
    const here = stepIn(history.state, block);
    leaving.current = here !== undefined && count(here, first.current) < 0;
    if (here) empty();
    if (leaving.current) move(-1);
  }

  const went = useEffectEvent(() => {
    const own = follows.current;
    follows.current = false;
    if (own && leaving.current) return leave();
    if (own && step !== 'confirmation') return note('replaceState');
    const to = stepIn(history.state, block) ?? (location.href === start.current ? first.current : undefined);
    if (own || to === undefined || to === step || step === 'confirmation') return;
    // While a request is being sent, the visitor stays in this step.
    if (panel.current?.querySelector('[aria-busy="true"]')) return note('pushState');
    // Forward submits the current step, because its input may have changed.
    if (count(step, to) > 0) panel.current?.querySelector('form')?.requestSubmit();
    else goTo(to, enteredIn(panel.current));
  });
  const closed = useEffectEvent(() => {
    // If a hash opens the dialog, the code for the hash changes the history.
    if (!panel.current?.closest('dialog')?.hasAttribute('data-open-at')) leave();
  });

  const reloaded = useEffectEvent(() => {
    const at = stepIn(history.state, block);
    const kept = keptIn(history.state);
    if (at === undefined || at === 'confirmation' || kept === undefined || step !== callSteps[0]) return;
    start.current = location.href;
    goTo(at, kept);
  });
  useEffect(() => reloaded(), []);

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
      if (here === step) return note('replaceState');
      empty();
      note('pushState');
    } else if (here === before) {
      empty();
      move(Math.max(count(before, step), count(before, first.current)));
    } else note('replaceState');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each step that is shown
  }, [step]);
}
