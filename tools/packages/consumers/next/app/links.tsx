'use client';

import { LinkProvider } from '@skein/ui';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Links({ children }: { readonly children: ReactNode }) {
  const { push } = useRouter();
  return <LinkProvider navigate={push}>{children}</LinkProvider>;
}
