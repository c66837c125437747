/** The only part of Next that this library uses. The application installs Next; no library does. */
declare module 'next/navigation.js' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
