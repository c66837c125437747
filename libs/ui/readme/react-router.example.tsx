import { LinkProvider } from '@skein/ui';
import { Outlet, useNavigate } from 'react-router-dom';

/** The route around all others. */
export function Root() {
  const navigate = useNavigate();
  return (
    <LinkProvider navigate={(href) => void navigate(href)}>
      <Outlet />
    </LinkProvider>
  );
}
