'use client';

import { FormServicesProvider, formServicesLoader } from '@skein/forms';
import type { ReactNode } from 'react';

const load = formServicesLoader({
  googleMapsKey: 'maps-key',
  recaptchaSiteKey: 'site-key',
  hostnames: ['skein.example'],
});

export function Services({ children }: { readonly children: ReactNode }) {
  return <FormServicesProvider load={load}>{children}</FormServicesProvider>;
}
