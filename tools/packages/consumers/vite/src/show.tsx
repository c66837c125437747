import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a page in English, as `main.tsx` does. */
export function show(page: ReactNode): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider language="en">
        <GlobalStyle fontUrl={(file) => `/fonts/${file}`} />
        {page}
      </LanguageProvider>
    </StrictMode>,
  );
}
