import { GlobalStyle, LanguageProvider } from '@skein/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Returns a whole document. The head has the styles of all components that the page draws. */
export function documentOf(page: ReactElement): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <LanguageProvider language="en">
          <GlobalStyle fontUrl={(file) => `/fonts/${file}`} />
          {page}
        </LanguageProvider>,
      ),
    );
    return `<!doctype html><html lang="en"><head>${sheet.getStyleTags()}</head><body>${body}</body></html>`;
  } finally {
    sheet.seal();
  }
}
