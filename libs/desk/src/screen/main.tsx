import { fontFacesCss, globalCss, LanguageProvider, shippedLanguage, tokensCss } from '@skein/ui';
import headingFont from '@skein/ui/fonts/bricolage-grotesque.woff2?url';
import textFont from '@skein/ui/fonts/figtree.woff2?url';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskWindow } from './desk-window.tsx';
import type { DeskSettings } from '../server/desk-page.ts';

const LANGUAGE = 'desk-language';
const root = document.getElementById('desk');
const settings = JSON.parse(root?.dataset['settings'] ?? '{}') as DeskSettings;

/** The desk has no scroll bar of its own, so a dialog needs no room for one. */
const STEADY = 'html:has(dialog:modal){scrollbar-gutter:auto}';

const style = document.createElement('style');
style.textContent =
  fontFacesCss((file) => (file.startsWith('fig') ? textFont : headingFont)) + tokensCss + globalCss + STEADY;
document.head.append(style);

/** Draws the desk in the language of the editor, which may differ from the language of the shown page. */
function InLanguage() {
  const [language, setLanguage] = useState(
    () => localStorage.getItem(LANGUAGE) ?? shippedLanguage(navigator.language) ?? 'en',
  );
  const turn = () => {
    const other = language === 'en' ? 'es' : 'en';
    localStorage.setItem(LANGUAGE, other);
    setLanguage(other);
  };
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageProvider language={language}>
      <DeskWindow settings={settings} onLanguage={turn} />
    </LanguageProvider>
  );
}

if (root) createRoot(root).render(<InLanguage />);
