export { demoAccountDirectory } from './accounts/demo-account-directory.ts';
export { demoAccountsApi, demoUserOf, type DemoAccountsOptions } from './accounts/demo-routes.ts';
export { addressBookService } from './addresses/address-book.ts';
export { demoBuildingFiles } from './buildings/building-files.ts';
export { demoIncidents } from './incidents/demo-incidents.ts';
export { demoBoard } from './jobs/demo-board.ts';
