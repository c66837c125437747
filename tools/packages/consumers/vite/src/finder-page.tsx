import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Finder } from './finder.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language="en">
      <GlobalStyle fontUrl={(file) => `/fonts/${file}`} />
      <Finder />
    </LanguageProvider>
  </StrictMode>,
);
