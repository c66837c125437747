import { useEffect } from 'react';
import type { Shown } from '../edits/edit-store.types.ts';
import { go, readAddress } from './state/address.ts';
import { useDesk } from './state/desk-context.ts';

/**
 * Keys of the desk: Ctrl+Z and Ctrl+Shift+Z undo and redo, Alt+L changes the language of the page, Alt+D shows
 * drafts or what is published, Alt+W changes the width, F6 changes between the list and the fields.
 */
export const KEYS = { locale: 'Alt+L', shown: 'Alt+D', width: 'Alt+W', undo: 'Control+Z' } as const;

/** Obeys the keys of the desk. */
export function useShortcuts(): void {
  const { store, settings } = useDesk();
  useEffect(() => {
    /** Shows what a step changed. In the list of blocks, the focus stays where it is. */
    function moveTo(step: Shown | undefined): void {
      const list = document.activeElement?.closest('[data-keeps-focus]');
      if (step && !list) go({ entry: step.entryId, field: step.fieldId }, true);
      requestAnimationFrame(() => {
        // The step may have taken away what had the focus.
        const rest = list ? list.querySelector('button') : document.getElementById('desk-fields');
        if (document.activeElement === document.body) rest?.focus();
      });
    }
    /** Moves the focus from the list to the fields, past the shown page, and back. */
    function changeSide(): void {
      const fields = document.getElementById('desk-fields');
      const isInFields = fields?.contains(document.activeElement);
      const row = document.querySelector<HTMLElement>('nav [aria-current="true"]');
      (isInFields ? (row ?? document.querySelector<HTMLElement>('nav input')) : fields)?.focus();
    }
    function obey(event: KeyboardEvent): void {
      if (event.key === 'F6') {
        event.preventDefault();
        return changeSide();
      }
      const now = readAddress(location.search);
      const key = event.code.replace('Key', '');
      if ((event.ctrlKey || event.metaKey) && key === 'Z') {
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
