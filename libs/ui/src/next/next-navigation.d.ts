/** The only part of Next that this library uses. Next is a dependency of the application, not of a library. */
declare module 'next/navigation.js' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
