import { OpenRoles, rolesOf, serveRoles } from '@skein/careers';
import { largeBoard } from '@skein/careers/fixtures';
import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { createRoot } from 'react-dom/client';

const JOBS = 2_000;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LanguageProvider language="en">
      <GlobalStyle fontUrl={(file) => `/${file}`} />
      <OpenRoles served={serveRoles(rolesOf(largeBoard(JOBS)), '')} />
    </LanguageProvider>,
  );
