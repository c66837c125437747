import { callFields, type CallValues } from './engine/call-fields.ts';

/** Beginning of the `sessionStorage` key of the input of a call request. The block's id follows. */
const ENTERED_CALL_KEY = 'skein-call';

/**
 * Returns the place in the tab's storage for the input of a call request, from which the form is filled in again after
 * a reload. If the browser refuses the storage, a reload loses the input.
 */
export function enteredCalls(block: string) {
  const key = `${ENTERED_CALL_KEY} ${block}`;
  return {
    keep(values: CallValues): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Storage is full or refused.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is refused, so it keeps nothing.
      }
    },
    read(): CallValues | undefined {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
        if (typeof kept !== 'object' || kept === null) return undefined;
        const values = Object.entries(kept).filter(
          ([field, text]) => callFields.some((name) => name === field) && typeof text === 'string',
        );
        return Object.fromEntries(values) as CallValues;
      } catch {
        return undefined;
      }
    },
  };
}
