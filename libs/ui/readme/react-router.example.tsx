import { LinkProvider } from '@skein/ui';
import { Outlet, useNavigate } from 'react-router-dom';

/** The root route, which contains all other routes. */
export function Root() {
  const navigate = useNavigate();
  return (
    <LinkProvider navigate={(href) => void navigate(href)}>
      <Outlet />
    </LinkProvider>
  );
}
