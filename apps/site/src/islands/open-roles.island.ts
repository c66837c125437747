export { OpenRoles as default } from '@skein/careers/open-roles';
