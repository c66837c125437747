'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { callFields, type CallValues } from './engine/call-fields.ts';
import { CALL_STEP_KEY as KEY } from '../boot/wake-call.ts';
import { callSteps, type CallState, type CallStep } from './engine/call-steps.ts';
import { enteredCalls } from './entered-calls.ts';

/** The mark of a step in the state of a history entry. */
interface Mark {
  readonly step: CallStep;
  /**
   * How many entries this hook has pushed below and including this one: 0 for the entry that the page had before. The
   * step does not tell the depth, because a dialog that is opened again begins at the step where it was closed.
   */
  readonly depth: number;
}

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** Returns the mark of this block in the state of a history entry, or undefined. */
function markIn(entry: unknown, block: string): Mark | undefined {
  const noted: unknown = isObject(entry) && KEY in entry ? entry[KEY] : undefined;
  if (typeof noted !== 'string' || !noted.startsWith(`${block} `)) return undefined;
  const [name, digits = ''] = noted.slice(block.length + 1).split(' ');
  const step = callSteps.find((known) => known === name);
  return step && /^\d{1,4}$/.test(digits) ? { step, depth: Number(digits) } : undefined;
}

/** Returns the state of a history entry without the mark. */
function withoutMark(entry: unknown): object | null {
  const others = Object.entries(isObject(entry) ? entry : {}).filter(([key]) => key !== KEY);
  return others.length > 0 ? Object.fromEntries(others) : null;
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
 * tab's storage keeps the input for a reload. After an accepted request, or when the dialog closes, this hook deletes
 * the input and goes back to the entry that the page had before the first step.
 * @param block id that distinguishes this block from others on the page
 * @param goTo shows a step with its input
 */
export function useStepHistory(
  block: string,
  { step, values }: Pick<CallState, 'step' | 'values'>,
  panel: RefObject<HTMLElement | null>,
  goTo: (step: CallStep, entered: CallValues) => void,
): void {
  const shown = useRef(step);
  /**
   * The move in the history that this hook itself has started: it follows the form, which already shows the step, or
   * leaves the steps.
   */
  const moving = useRef<'follows' | 'leaves'>(undefined);
  const entered = enteredCalls(block);
  const here = () => markIn(history.state, block);
  const dialogOf = () => panel.current?.closest('dialog');

  function move(steps: number, why: 'follows' | 'leaves') {
    moving.current = why;
    history.go(steps);
  }
  function note(how: 'pushState' | 'replaceState', { step, depth }: Mark) {
    history[how]({ ...history.state, [KEY]: `${block} ${step} ${depth}` }, '');
    entered.keep(values);
  }
  /** Deletes the input, and goes back to the entry that the page had before the first step. */
  function leave() {
    entered.forget();
    const depth = here()?.depth;
    if (depth === 0) history.replaceState(withoutMark(history.state), '');
    else if (depth !== undefined) move(-depth, 'leaves');
  }

  const went = useEffectEvent(() => {
    const own = moving.current;
    moving.current = undefined;
    if (own === 'leaves') return leave();
    const at = here();
    if (at === undefined || at.step === step || step === 'confirmation') return;
    if (own === 'follows') return note('replaceState', { ...at, step });
    // A closed dialog keeps its step, and nothing in it is sent.
    if (dialogOf()?.open === false) return;
    // While a request is being sent, the visitor stays in this step.
    if (panel.current?.querySelector('[aria-busy="true"]'))
      return note('pushState', { step, depth: at.depth + 1 });
    // Forward submits the current step, because its input may have changed.
    if (count(step, at.step) > 0) panel.current?.querySelector('form')?.requestSubmit();
    else goTo(at.step, enteredIn(panel.current));
  });
  const closed = useEffectEvent(() => {
    // If a hash opens the dialog, the code for the hash changes the history.
    if (dialogOf()?.hasAttribute('data-open-at')) entered.forget();
    else leave();
  });

  const reloaded = useEffectEvent(() => {
    const at = here()?.step;
    const kept = entered.read();
    if (at === undefined || at === 'confirmation' || kept === undefined || step !== callSteps[0]) return;
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
    if (before === step) return;
    if (step === 'confirmation') return leave();
    const at = here();
    const steps = count(before, step);
    if (steps > 0 && at?.step !== step) {
      const from = at ?? { step: before, depth: 0 };
      if (!at) note('replaceState', from);
      note('pushState', { step, depth: from.depth + 1 });
    } else if (at) {
      const back = at.step === before ? Math.min(-steps, at.depth) : 0;
      if (back > 0) move(-back, 'follows');
      else note('replaceState', { ...at, step });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each step that is shown
  }, [step]);
}
