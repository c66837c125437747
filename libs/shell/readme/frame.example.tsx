'use client';

import type { CallToActionContent } from '@skein/cms-client';
import {
  AddressCheckDialog,
  Footer,
  Header,
  StickyCta,
  type AddressCheckContent,
  type CityContent,
  type FooterContent,
  type HeaderContent,
} from '@skein/shell';
import { enhanceApp } from '@skein/shell/enhance';
import { LanguageProvider } from '@skein/ui';
import { useEffect, type ReactNode } from 'react';

export interface FrameProps {
  readonly header: HeaderContent;
  readonly footer: FooterContent;
  readonly addressCheck: AddressCheckContent;
  readonly stickyCta: CallToActionContent;
  readonly austin: CityContent;
  readonly children: ReactNode;
}

export function Frame({ header, footer, addressCheck, stickyCta, austin, children }: FrameProps) {
  const page = { path: '/intl/es/cities/austin', locale: 'es', city: austin } as const;
  useEffect(() => enhanceApp(), [page.path]);
  return (
    <LanguageProvider language="es">
      <Header {...header} page={page} />
      <main id="main">{children}</main>
      <Footer {...footer} page={page} />
      <AddressCheckDialog {...addressCheck} />
      <StickyCta cta={stickyCta} />
    </LanguageProvider>
  );
}
