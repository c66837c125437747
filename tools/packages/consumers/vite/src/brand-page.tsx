import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { harbor } from './brand.ts';
import { Call } from './call.tsx';
import { Plans } from './plans.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language="fr" words={{ Next: 'Suivant', 'First name': 'Prénom' }}>
      <GlobalStyle brand={harbor} />
      <main id="main">
        <Plans />
        <Call />
      </main>
    </LanguageProvider>
  </StrictMode>,
);
