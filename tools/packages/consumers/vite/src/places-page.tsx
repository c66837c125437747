import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showBuildings } from './buildings.ts';
import { Cities } from './city-list.tsx';
import { Moving } from './moving.tsx';
import { Places } from './places.tsx';
import { QuizLink } from './quiz-link.tsx';

const root = document.createElement('div');
const map = Object.assign(document.createElement('div'), { style: 'block-size: 20rem' });
document.body.append(root, map);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language="en">
      <GlobalStyle fontUrl={(file) => `/fonts/${file}`} />
      <main id="main">
        <Cities />
        <Places />
        <QuizLink />
        <Moving />
      </main>
    </LanguageProvider>
  </StrictMode>,
);
await showBuildings(map);
