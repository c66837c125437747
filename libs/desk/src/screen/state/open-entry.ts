import { go } from './address.ts';

/** Moves the focus to the fields of the open entry, after a change that removes the element with the focus. */
export function focusFields(): void {
  requestAnimationFrame(() => document.getElementById('desk-fields')?.focus());
}

/** Opens an entry in the panel, and moves the focus there, because the pressed button leaves with the entry before. */
export function openEntry(entry: string): void {
  go({ entry, field: undefined });
  focusFields();
}
