/** The one thing of Next that is used here: Next itself is the application's, and no library has it installed. */
declare module 'next/navigation.js' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
