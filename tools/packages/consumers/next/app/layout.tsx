import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { StyleRegistry } from '@skein/ui/next';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './links';

export const metadata: Metadata = { title: 'Skein in Next', icons: '/logo.svg' };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>
          <GlobalStyle fontUrl={(file) => `/fonts/${file}`} />
          <LanguageProvider language="en">
            <Links>{children}</Links>
          </LanguageProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
