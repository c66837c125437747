import { OpenRoles } from '@skein/careers';

export const Roles = () => (
  <OpenRoles
    title="Work with us"
    board={{ kind: 'public', url: 'https://boards-api.example.com/v1/boards/acme' }}
  />
);
