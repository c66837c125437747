import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Apply } from './apply.tsx';
import { Call } from './call.tsx';
import { PlanQuiz } from './quiz.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider language="en">
      <GlobalStyle fontUrl={(file) => `/fonts/${file}`} />
      <main id="main">
        <section id="quiz">
          <PlanQuiz />
        </section>
        <section id="call">
          <Call />
        </section>
        <section id="apply">
          <Apply />
        </section>
      </main>
    </LanguageProvider>
  </StrictMode>,
);
