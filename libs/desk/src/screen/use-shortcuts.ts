import { useEffect } from 'react';
import type { Shown } from '../edits/edit-store.types.ts';
import { go, readAddress } from './state/address.ts';
import { useDesk } from './state/desk-context.ts';

/**
 * Keyboard shortcuts of the desk: Ctrl+Z and Ctrl+Shift+Z undo and redo, Alt+L changes the language of the page,
 * Alt+D switches between drafts and the published page, Alt+W changes the width, F6 moves the focus between the
 * list and the fields.
 */
export const KEYS = { locale: 'Alt+L', shown: 'Alt+D', width: 'Alt+W', undo: 'Control+Z' } as const;

/**
 * Whether an event comes from a text that is no value of an entry: a search, or a text in a form or a dialog. The
 * browser undoes these texts, because the history of the desk does not have them.
 */
const isOwnText = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.matches('input:not([type="checkbox"]), textarea') &&
  !target.closest('[data-field], form, dialog')?.matches('[data-field]');

/** Handles the keyboard shortcuts of the desk. While a dialog is open, they do not change the page behind it. */
export function useShortcuts(): void {
  const { store, settings } = useDesk();
  useEffect(() => {
    /**
     * Opens the entry and field that a step has changed. If the focus is in the list of blocks, it stays there and
     * nothing opens.
     */
    function moveTo(step: Shown | undefined): void {
      const list = document.activeElement?.closest('[data-keeps-focus]');
      if (step && !list) go({ entry: step.entryId, field: step.fieldId }, true);
      requestAnimationFrame(() => {
        // The step may have removed the element with the focus.
        const rest = list ? list.querySelector('button') : document.getElementById('desk-fields');
        if (document.activeElement === document.body) rest?.focus();
      });
    }
    /** Moves the focus from the list to the fields, past the shown page, or back. */
    function changeSide(): void {
      const fields = document.getElementById('desk-fields');
      const isInFields = fields?.contains(document.activeElement);
      const row = document.querySelector<HTMLElement>('nav [aria-current="true"]');
      (isInFields ? (row ?? document.querySelector<HTMLElement>('nav input')) : fields)?.focus();
    }
    function obey(event: KeyboardEvent): void {
      const key = event.code.replace('Key', '');
      const isUndo = (event.ctrlKey || event.metaKey) && key === 'Z';
      if (isUndo && isOwnText(event)) return;
      if (document.querySelector('dialog[open]')) {
        // The browser would undo the newest text of the page behind the dialog.
        if (isUndo) event.preventDefault();
        return;
      }
      if (event.key === 'F6') {
        event.preventDefault();
        return changeSide();
      }
      const now = readAddress(location.search);
      if (isUndo) {
        event.preventDefault();
        return moveTo(event.shiftKey ? store.redo() : store.undo());
      }
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'L') {
        const codes = settings.languages.map(({ locale }) => locale);
        const next = codes[(codes.indexOf(now.locale ?? codes[0] ?? '') + 1) % codes.length];
        go({ locale: next === codes[0] ? undefined : next }, true);
      } else if (key === 'D') go({ shown: now.shown === 'drafts' ? 'published' : 'drafts' }, true);
      else if (key === 'W') go({ width: now.width === 'phone' ? 'laptop' : 'phone' }, true);
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', obey);
    return () => removeEventListener('keydown', obey);
  }, [store, settings]);
}
