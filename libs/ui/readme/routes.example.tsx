import { RoutesProvider, type Routes } from '@skein/ui';
import type { ReactNode } from 'react';

const routes: Routes = { openRoles: '/jobs', job: '/jobs/{id}', apartments: '/places/{city}/homes' };

export const WithRoutes = ({ children }: { readonly children: ReactNode }) => (
  <RoutesProvider routes={routes}>{children}</RoutesProvider>
);
