import type { Entity } from '../cms/cms.types.ts';

/** The place of a value: an entry, a field and a locale. */
export interface Place {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
}

/** A change of one value. `before` or `after` is undefined if the field has no value. */
export interface Change extends Place {
  readonly before: unknown;
  readonly after: unknown;
}

/** The creation of an entry (`before` is undefined), or its deletion (`after` is undefined). */
export interface Birth {
  readonly entryId: string;
  readonly before: Entity | undefined;
  readonly after: Entity | undefined;
}

/** Changes that are done, undone and redone together. */
export type Step = readonly (Change | Birth)[];

/** The steps that can be undone and redone, newest last. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /**
   * Whether the next change at the same place joins the newest step. While an editor types, all changes of a text are
   * one step.
   */
  readonly open: boolean;
}

export const noHistory: History = { done: [], undone: [], open: false };
const KEPT = 500;

/** Returns the change of a step that changes exactly one value. */
function changeIn(step: Step | undefined): Change | undefined {
  const [only] = step?.length === 1 ? step : [];
  return only && 'fieldId' in only ? only : undefined;
}

/** Adds a step. Steps that were undone before can no longer be redone. */
export function withStep({ done, open }: History, step: Step): History {
  const [last, next] = [changeIn(done.at(-1)), changeIn(step)];
  const isSamePlace =
    last?.entryId === next?.entryId && last?.fieldId === next?.fieldId && last?.locale === next?.locale;
  if (open && last && next && isSamePlace)
    return { done: [...done.slice(0, -1), [{ ...last, after: next.after }]], undone: [], open };
  return { done: [...done, step].slice(-KEPT), undone: [], open: next !== undefined };
}

/** Ends the newest step, so that the next change becomes a step of its own. */
export const settled = (history: History): History => (history.open ? { ...history, open: false } : history);

/**
 * Moves the newest step to the undone steps.
 * @returns the new history, and the step, whose values the caller restores
 */
export function undo({ done, undone }: History): readonly [History, Step | undefined] {
  const last = done.at(-1);
  if (!last) return [{ done, undone, open: false }, undefined];
  return [{ done: done.slice(0, -1), undone: [...undone, last], open: false }, last];
}

/**
 * Moves the step that was undone last back to the steps that are done.
 * @returns the new history, and the step, whose values the caller sets again
 */
export function redo({ done, undone }: History): readonly [History, Step | undefined] {
  const last = undone.at(-1);
  if (!last) return [{ done, undone, open: false }, undefined];
  return [{ done: [...done, last], undone: undone.slice(0, -1), open: false }, last];
}
